//! The energy that the processors of this machine take, where the system says it.
//!
//! Linux shows the counters of RAPL ("running average power limit", of Intel's processors and
//! AMD's) as files of `/sys/class/powercap`: one of each package and, on servers, one of the memory
//! next to it. Each counts microjoules, those of all programs, changes about once a millisecond,
//! and begins again after a value that is told. The files are root's alone unless an operator opens
//! them, since a program that reads them often enough learns of others' secrets.

use std::fs::{self, File};
use std::io;
use std::path::Path;

/// The folder in which Linux shows the counters.
const FOLDER: &str = "/sys/class/powercap";

/// The counters of this machine.
#[derive(Debug)]
pub struct EnergyMeter {
    counters: Vec<Counter>,
}

/// The counter of a package or of its memory.
#[derive(Debug)]
struct Counter {
    file: File,
    /// The largest value, after which 0 comes.
    max: u64,
    /// The value that was read last.
    last: u64,
}

impl EnergyMeter {
    /// Opens the counters of this machine; `None` where there are none, or they may not be read.
    pub fn open() -> Option<EnergyMeter> {
        EnergyMeter::open_in(Path::new(FOLDER))
    }

    /// Opens the counters in a folder that is laid out as Linux's.
    fn open_in(folder: &Path) -> Option<EnergyMeter> {
        let entries = fs::read_dir(folder).ok()?.flatten();
        let zones = entries.filter(|entry| is_zone(&entry.file_name().to_string_lossy()));
        let mut counters = Vec::new();
        for zone in zones {
            let path = zone.path();
            let name = fs::read_to_string(path.join("name")).ok()?;
            if name.starts_with("package") || name.trim_end() == "dram" {
                counters.push(Counter::open(&path).ok()?);
            }
        }
        (!counters.is_empty()).then_some(EnergyMeter { counters })
    }

    /// Returns the microjoules since it was asked last, or was opened; those of a counter that
    /// cannot be read are left for the next time.
    pub fn take(&mut self) -> u64 {
        let taken = self.counters.iter_mut().map(|counter| counter.take().unwrap_or(0));
        taken.fold(0, u64::saturating_add)
    }
}

/// Returns whether a folder of this name is a zone of RAPL as the processor's registers show it.
/// The same packages may be there a second time, as its memory-mapped registers show them.
fn is_zone(name: &str) -> bool {
    name.starts_with("intel-rapl:")
}

impl Counter {
    fn open(zone: &Path) -> io::Result<Counter> {
        let max = read_number(&File::open(zone.join("max_energy_range_uj"))?)?;
        let file = File::open(zone.join("energy_uj"))?;
        let last = read_number(&file)?;
        Ok(Counter { file, max, last })
    }

    /// Returns how far it has gone since it was asked last.
    fn take(&mut self) -> io::Result<u64> {
        let now = read_number(&self.file)?;
        let before = std::mem::replace(&mut self.last, now);
        // past its largest value it begins at 0
        let gone = now.checked_sub(before);
        Ok(gone.unwrap_or_else(|| self.max.saturating_sub(before).saturating_add(now)))
    }
}

/// Reads the number that a file holds, from its beginning.
#[cfg(unix)]
fn read_number(file: &File) -> io::Result<u64> {
    use std::os::unix::fs::FileExt;

    let mut digits = [0; 24];
    let n = file.read_at(&mut digits, 0)?;
    let text = std::str::from_utf8(&digits[..n]).map_err(|_| io::ErrorKind::InvalidData)?;
    text.trim().parse().map_err(|_| io::ErrorKind::InvalidData.into())
}

/// Fails: no other system shows the counters as files.
#[cfg(not(unix))]
fn read_number(_: &File) -> io::Result<u64> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn zone(folder: &Path, name: &str, kind: &str, value: u64) {
        let zone = folder.join(name);
        fs::create_dir_all(&zone).unwrap();
        fs::write(zone.join("name"), format!("{kind}\n")).unwrap();
        fs::write(zone.join("max_energy_range_uj"), "1000\n").unwrap();
        set(folder, name, value);
    }

    fn set(folder: &Path, name: &str, value: u64) {
        fs::write(folder.join(name).join("energy_uj"), format!("{value}\n")).unwrap();
    }

    #[test]
    fn packages_and_memory_are_counted_once_and_past_their_largest_value() {
        let folder = std::env::temp_dir().join(format!("hob-energy-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("dtpm")).unwrap();
        assert!(EnergyMeter::open_in(&folder).is_none(), "no counters");
        zone(&folder, "intel-rapl:0", "package-0", 100);
        zone(&folder, "intel-rapl:0:0", "core", 50);
        zone(&folder, "intel-rapl:0:1", "dram", 900);
        zone(&folder, "intel-rapl-mmio:0", "package-0", 100);
        let mut meter = EnergyMeter::open_in(&folder).unwrap();
        assert_eq!(meter.take(), 0);
        set(&folder, "intel-rapl:0", 130);
        set(&folder, "intel-rapl:0:0", 70);
        set(&folder, "intel-rapl:0:1", 5);
        assert_eq!(meter.take(), 30 + 105);
        assert_eq!(meter.take(), 0);
        fs::remove_dir_all(&folder).unwrap();
        assert!(EnergyMeter::open_in(&folder).is_none(), "no folder");
    }
}
