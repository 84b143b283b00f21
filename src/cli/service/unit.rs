//! The text of systemd's units.

use std::path::Path;

/// The server of a unit.
pub(super) struct UnitText<'a> {
    /// The program.
    pub program: &'a Path,
    /// Its arguments.
    pub command: &'a [String],
    /// The folder that it works in.
    pub folder: &'a str,
    /// True if a socket starts it.
    pub is_activated: bool,
}

impl UnitText<'_> {
    /// Returns the unit of the service. It counts as started once the model is loaded, however long
    /// that takes.
    pub(super) fn service(&self) -> String {
        let words: Vec<String> = self.command.iter().map(|word| quoted(word)).collect();
        let command = words.join(" ");
        let program = quoted(&self.program.to_string_lossy());
        // one that is gone is no fault (-), and blanks and backslashes at its end stay in it (/)
        let folder = self.folder.trim_end_matches('/').replace('%', "%%");
        let name = self.command.first().map_or("", String::as_str);
        let install = if self.is_activated { "" } else { "\n[Install]\nWantedBy=default.target\n" };
        format!(
            "[Unit]\n\
             Description=hob {name}\n\
             Documentation=man:hob-{name}(1)\n\
             \n\
             [Service]\n\
             Type=notify\n\
             WorkingDirectory=-{folder}/\n\
             ExecStart={program} {command}\n\
             Restart=on-failure\n\
             RestartSec=5\n\
             TimeoutStartSec=infinity\n\
             TimeoutStopSec=60\n\
             NoNewPrivileges=true\n\
             {install}"
        )
    }

    /// Returns the unit of the socket of a service.
    pub(super) fn socket(unit: &str, address: &str) -> String {
        format!(
            "[Unit]\n\
             Description=Socket of {unit}.service\n\
             \n\
             [Socket]\n\
             ListenStream={}\n\
             \n\
             [Install]\n\
             WantedBy=sockets.target\n",
            address.replace('%', "%%")
        )
    }
}

/// Returns a word as systemd reads it back (systemd.service(5), "Command lines").
fn quoted(word: &str) -> String {
    let escaped = word
        .replace('\\', "\\\\")
        .replace('"', "\\\"")
        .replace('\n', "\\n")
        .replace('%', "%%")
        .replace('$', "$$");
    format!("\"{escaped}\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_what_they_are() {
        let command = ["serve", "--api-key", "a \"b\" $c 100%\\"].map(str::to_owned);
        let text = UnitText {
            program: Path::new("/my bin/hob"),
            command: &command,
            folder: "/my models/100%",
            is_activated: false,
        };
        let service = text.service();
        let start = r#"ExecStart="/my bin/hob" "serve" "--api-key" "a \"b\" $$c 100%%\\""#;
        assert!(service.lines().any(|line| line == start), "{service}");
        assert!(service.contains("\nWorkingDirectory=-/my models/100%%/\n"), "{service}");
        assert!(service.contains("Type=notify\n") && service.contains("WantedBy=default.target"));
        let activated = UnitText { is_activated: true, ..text };
        assert!(!activated.service().contains("[Install]"));
        assert!(UnitText::socket("hob", "127.0.0.1:1").contains("ListenStream=127.0.0.1:1\n"));
    }
}
