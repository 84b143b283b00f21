//! `hob doctor`: what on this machine keeps hob from working well, and what to do about it.

mod ports;
mod store;

use std::ffi::OsStr;
use std::fmt;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use hob_kernels::{Isa, Kernels};
use serde::Serialize;

use super::config::{self, ConfigFile};
use super::units::binary_size;
use super::{Error, running, variables};
use crate::context::ThreadCounts;
use crate::store::Store;
use crate::util::{memory, tls};

const EXAMPLES: &str = "\
Examples:
  hob doctor
  hob doctor --online                     asks the hub, too
  hob doctor --json | jq '.[] | select(.verdict != \"ok\")'

Each line says ok, warn or fail, what was found, and what to do. The exit code is 1 if one fails.";

/// Check this machine: processor, memory, GPUs, store, ports, proxies
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct DoctorArgs {
    /// Ask the hub whether it answers, too
    #[arg(long)]
    online: bool,
    /// One JSON array: check, verdict, found, advice
    #[arg(long)]
    json: bool,
}

/// The verdict of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum CheckVerdict {
    /// All is well.
    Ok,
    /// Something works less well than it could.
    Warn,
    /// Something does not work.
    Fail,
}

impl fmt::Display for CheckVerdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            CheckVerdict::Ok => "ok",
            CheckVerdict::Warn => "warn",
            CheckVerdict::Fail => "fail",
        })
    }
}

/// The result of a check.
#[derive(Debug, Serialize)]
struct Finding {
    check: &'static str,
    verdict: CheckVerdict,
    found: String,
    /// Advice for mending it; `None` where all is well.
    advice: Option<String>,
}

impl Finding {
    fn ok(check: &'static str, found: impl Into<String>) -> Finding {
        Finding { check, verdict: CheckVerdict::Ok, found: found.into(), advice: None }
    }

    fn warn(check: &'static str, found: impl Into<String>, advice: impl Into<String>) -> Finding {
        let advice = Some(advice.into());
        Finding { check, verdict: CheckVerdict::Warn, found: found.into(), advice }
    }

    fn fail(check: &'static str, found: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding { verdict: CheckVerdict::Fail, ..Finding::warn(check, found, advice) }
    }
}

/// Checks everything, and prints what was found.
pub(super) fn run(args: DoctorArgs) -> Result<ExitCode, Error> {
    let mut findings = vec![processor(), threads(), main_memory()];
    findings.extend(huge_pages());
    findings.push(gpus());
    findings.extend(store::findings());
    findings.push(settings());
    findings.extend(environment());
    findings.extend(ports::findings());
    findings.extend(servers());
    findings.extend(proxies());
    findings.extend(certificates());
    if args.online {
        findings.push(hub());
    }
    let mut out = super::stdout();
    if args.json {
        super::write_json(&mut out, &findings)?;
    } else {
        for Finding { check, verdict, found, advice } in &findings {
            writeln!(out, "{verdict:4}  {check:12}  {found}")?;
            if let Some(advice) = advice {
                writeln!(out, "{:20}→ {advice}", "")?;
            }
        }
    }
    out.flush()?;
    let has_failed = findings.iter().any(|finding| finding.verdict == CheckVerdict::Fail);
    Ok(if has_failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Checks the instruction sets of the processor, and which kernels are chosen.
fn processor() -> Finding {
    const CHECK: &str = "processor";
    let all: Vec<&str> = Isa::available().map(Isa::name).collect();
    if let Ok(name) = std::env::var("HOB_CPU_ISA") {
        return match Isa::from_name(&name).and_then(Kernels::new) {
            Some(kernels) => Finding::warn(
                CHECK,
                format!("HOB_CPU_ISA chooses {} of {}", kernels.isa, all.join(", ")),
                "unset HOB_CPU_ISA to have the strongest",
            ),
            None => Finding::fail(
                CHECK,
                format!("HOB_CPU_ISA={name} is none of {}", all.join(", ")),
                "unset HOB_CPU_ISA, or name one of these",
            ),
        };
    }
    let isa = Kernels::best().isa;
    let found = format!("kernels for {isa} (of {})", all.join(", "));
    if ["scalar", "sse4.1", "avx"].contains(&isa.name()) {
        let advice = "this processor has no AVX2 or NEON: expect small models only to be fast";
        return Finding::warn(CHECK, found, advice);
    }
    Finding::ok(CHECK, found)
}

/// Checks how many threads compute.
fn threads() -> Finding {
    let ThreadCounts { few_tokens, many_tokens } = ThreadCounts::of_machine();
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let of_prompts = match many_tokens {
        same if same == few_tokens => String::new(),
        more => format!(", {more} for prompts"),
    };
    let found = format!("{few_tokens} compute{of_prompts}, of {processors} processors");
    if processors < 2 {
        let advice = "one processor serves connections and computes: give the machine two";
        return Finding::warn("threads", found, advice);
    }
    Finding::ok("threads", found)
}

/// Memory below which the smallest useful models are slow to load.
const LITTLE_MEMORY: u64 = 1 << 30;

/// Checks the memory that is available.
fn main_memory() -> Finding {
    let available = memory::available();
    let found = match memory::physical() {
        0 => format!("{} available", binary_size(available)),
        all => format!("{} available of {}", binary_size(available), binary_size(all)),
    };
    if available < LITTLE_MEMORY {
        let advice = "end other programs; `hob estimate MODEL` says what a model takes";
        return Finding::warn("memory", found, advice);
    }
    Finding::ok("memory", found)
}

/// Checks whether weights can lie in huge pages, where the system says.
fn huge_pages() -> Option<Finding> {
    let path = "/sys/kernel/mm/transparent_hugepage/enabled";
    let setting = std::fs::read_to_string(path).ok()?;
    let chosen = setting.split(['[', ']']).nth(1)?.to_owned();
    let found = format!("transparent_hugepage is {chosen}");
    Some(if chosen == "never" {
        let advice = format!("as root: echo madvise > {path}; weights are read faster then");
        Finding::warn("huge pages", found, advice)
    } else {
        Finding::ok("huge pages", found)
    })
}

/// Checks the GPUs.
#[cfg(feature = "gpu")]
fn gpus() -> Finding {
    const CHECK: &str = "GPU";
    let all = crate::backend::gpu::adapter::list();
    let real: Vec<&str> = all
        .iter()
        .filter(|gpu| gpu.usable && gpu.kind != "software")
        .map(|gpu| gpu.name.as_str())
        .collect();
    if !real.is_empty() {
        return Finding::ok(CHECK, real.join(", "));
    }
    if let Some(finding) = unreached_gpu(CHECK) {
        return finding;
    }
    match all.iter().find(|gpu| !gpu.usable) {
        Some(gpu) => Finding::warn(
            CHECK,
            format!("{} cannot be used: its driver lacks immediates", gpu.name),
            "a newer driver may help; until then the CPU computes",
        ),
        None if all.is_empty() => Finding::ok(CHECK, "none found: the CPU computes"),
        None => Finding::ok(CHECK, "only a rasteriser on the CPU: the CPU computes"),
    }
}

/// Checks whether the system has a GPU that no driver reaches: one whose file is another group's,
/// or for which there is no Vulkan driver.
#[cfg(feature = "gpu")]
fn unreached_gpu(check: &'static str) -> Option<Finding> {
    let is_gpu = |name: &str| name.starts_with("renderD");
    let mut files = std::fs::read_dir("/dev/dri").ok()?.flatten();
    let file = files.find(|file| file.file_name().to_str().is_some_and(is_gpu))?.path();
    let shown = file.display();
    Some(match std::fs::File::options().read(true).write(true).open(&file) {
        Err(error) if error.kind() == std::io::ErrorKind::PermissionDenied => Finding::warn(
            check,
            format!("{shown} may not be opened: the CPU computes"),
            "add this user to the group of that file (render or video), and log in again",
        ),
        Err(error) => Finding::warn(
            check,
            format!("{shown}: {error}: the CPU computes"),
            "the GPU's driver is not loaded; see the log of the kernel",
        ),
        Ok(_) => Finding::warn(
            check,
            format!("{shown} is there, and no Vulkan driver for it: the CPU computes"),
            "install one: mesa-vulkan-drivers, or NVIDIA's; `vulkaninfo` shows what is found",
        ),
    })
}

/// Checks the GPUs, which this build knows nothing of.
#[cfg(not(feature = "gpu"))]
fn gpus() -> Finding {
    Finding::ok("GPU", "this build computes on the CPU only")
}

/// Checks the configuration file.
fn settings() -> Finding {
    const CHECK: &str = "hob.toml";
    match ConfigFile::of_user().and_then(|file| match file {
        Some(file) => config::check_all(&super::commands(), &file).map(|()| Some(file)),
        None => Ok(None),
    }) {
        Ok(None) => Finding::ok(CHECK, "none"),
        Ok(Some(file)) => Finding::ok(CHECK, format!("{} is sound", file.path().display())),
        Err(error) => Finding::fail(CHECK, error.to_string(), "mend that line; see `hob config`"),
    }
}

/// Checks the variables that stand for options: a command whose variable has no value that it takes
/// does not start.
fn environment() -> Vec<Finding> {
    let root = variables::with_variables(super::commands(), &variables::of_process);
    let mut findings: Vec<Finding> = Vec::new();
    for command in root.get_subcommands() {
        let words = ["hob", command.get_name()];
        let Err(error) = root.clone().try_get_matches_from(words) else { continue };
        if !matches!(error.kind(), ErrorKind::InvalidValue | ErrorKind::ValueValidation) {
            continue;
        }
        let variable = variable_of(command, &error);
        let found = format!("{variable}: {}", super::first_paragraph(&error));
        if findings.iter().all(|finding| !finding.found.starts_with(&format!("{variable}: "))) {
            let name = command.get_name();
            let advice = format!("unset it or mend it: `hob {name}` and others do not start");
            findings.push(Finding::fail("variable", found, advice));
        }
    }
    findings
}

/// Returns the variable whose value an error is about.
fn variable_of(command: &clap::Command, error: &clap::Error) -> String {
    let about = match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::String(name)) => name.trim_start_matches('-'),
        _ => "",
    };
    let long = about.split([' ', '=', '[']).next();
    let arg = command.get_arguments().find(|arg| arg.get_long() == long);
    let variable = arg.and_then(clap::Arg::get_env).and_then(OsStr::to_str);
    variable.unwrap_or("a variable LLAMA_ARG_…").to_owned()
}

/// Counts the servers of this user, and checks whether new ones will be found.
fn servers() -> Option<Finding> {
    const CHECK: &str = "servers";
    let Some(folder) = running::folder() else {
        let found = "no place for their files: neither XDG_RUNTIME_DIR nor HOME is set";
        return Some(Finding::warn(
            CHECK,
            found,
            "set HOB_RUNTIME_DIR, for `hob ps` and `hob stop`",
        ));
    };
    Some(match running::servers() {
        Ok(all) if all.is_empty() => Finding::ok(CHECK, "none of this user runs"),
        Ok(all) => Finding::ok(CHECK, format!("{} of this user; see `hob ps`", all.len())),
        Err(error) => {
            let found = format!("{}: {error}", folder.display());
            Finding::warn(CHECK, found, "`hob ps` and `hob stop` need to read that folder")
        }
    })
}

/// The variables that name a proxy, in the order in which they count.
const PROXIES: [&str; 6] =
    ["ALL_PROXY", "all_proxy", "HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy"];

/// Checks the proxy that downloads go through.
fn proxies() -> Option<Finding> {
    const CHECK: &str = "proxy";
    let set = |name| Some((name, std::env::var(name).ok().filter(|v| !v.is_empty())?));
    let (name, value) = PROXIES.into_iter().find_map(set)?;
    // what stands before the @ is a secret
    let shown = value.rsplit_once('@').map_or(value.clone(), |(scheme, host)| {
        let scheme = scheme.split_once("://").map_or("", |(scheme, _)| scheme);
        format!("{scheme}://…@{host}")
    });
    if ureq::Proxy::new(&value).is_err() {
        let advice = format!("write {name} as http://HOST:PORT, or unset it");
        return Some(Finding::fail(CHECK, format!("{name}={shown} is no proxy"), advice));
    }
    let exempt = ["NO_PROXY", "no_proxy"].iter().find_map(|name| std::env::var(name).ok());
    let is_local = exempt.is_some_and(|list| {
        list.split(',').any(|host| matches!(host.trim(), "*" | "localhost" | "127.0.0.1"))
    });
    let found = format!("downloads go through {shown} ({name})");
    if is_local {
        return Some(Finding::ok(CHECK, found));
    }
    let advice = "set NO_PROXY=localhost,127.0.0.1, or clients ask it for hob's own address";
    Some(Finding::warn(CHECK, found, advice))
}

/// Checks the certificates that are trusted, and whether there is TLS on this processor.
fn certificates() -> Option<Finding> {
    const CHECK: &str = "TLS";
    if let Err(error) = tls::provider() {
        let advice = "models come from elsewhere, and a proxy in front of hob speaks TLS";
        return Some(Finding::warn(CHECK, error.to_string(), advice));
    }
    let path = PathBuf::from(std::env::var_os("SSL_CERT_FILE").filter(|path| !path.is_empty())?);
    Some(match std::fs::read_to_string(&path) {
        Ok(text) if text.contains("-----BEGIN CERTIFICATE-----") => {
            Finding::ok(CHECK, format!("certificates of {} are trusted", path.display()))
        }
        Ok(_) => Finding::fail(
            CHECK,
            format!("SSL_CERT_FILE {} has no certificate", path.display()),
            "name a PEM file, or unset SSL_CERT_FILE",
        ),
        Err(error) => Finding::fail(
            CHECK,
            format!("SSL_CERT_FILE {}: {error}", path.display()),
            "name a PEM file, or unset SSL_CERT_FILE",
        ),
    })
}

/// Asks the hub for something small.
fn hub() -> Finding {
    const CHECK: &str = "hub";
    let since = Instant::now();
    let asked = Store::of_environment().and_then(|store| store.search("gguf", 1));
    match asked {
        Ok(_) => Finding::ok(CHECK, format!("answers in {} ms", since.elapsed().as_millis())),
        Err(error) => {
            // this is what the error says to run
            let found = error.to_string().replace(" with `hob doctor --online`", "");
            let advice = "without it there are only the models of this machine: check network and \
                          proxy";
            Finding::warn(CHECK, found, advice)
        }
    }
}
