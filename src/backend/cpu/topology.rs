//! The number of threads for this machine: one per physical performance core.
//!
//! Hyper-threads share the multiply ports that kernels fill, and every phase of a step waits for
//! its slowest thread, so small cores of a hybrid processor cost more than they bring. Reads what
//! Linux tells under `/sys`; elsewhere, one thread per processor that the process may use.

use std::collections::BTreeSet;
use std::path::Path;

/// A core counts as a performance core from this share of the strongest one's capacity or frequency
/// on: the cores of one kind differ by some percent (the "favoured" ones), small ones stay below
/// three quarters.
const STRONG: f64 = 0.8;

/// Returns the number of threads for this process.
pub fn default_threads() -> usize {
    let limit = std::thread::available_parallelism().map_or(1, usize::from);
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let allowed = status.lines().find_map(|line| line.strip_prefix("Cpus_allowed_list:"));
    match allowed.and_then(numbers) {
        Some(allowed) => threads(Path::new("/sys/devices"), &allowed, limit),
        None => limit,
    }
}

/// Returns physical performance cores among the processors `allowed`, at least 1 and at most
/// `limit` (the process's share of time).
fn threads(devices: &Path, allowed: &BTreeSet<usize>, limit: usize) -> usize {
    let read = |name: &str| std::fs::read_to_string(devices.join(name)).ok();
    let of_cpu = |cpu: usize, file: &str| read(&format!("system/cpu/cpu{cpu}/{file}"));
    // Intel's hybrid processors name their large cores
    let large = read("cpu_core/cpus").and_then(|list| numbers(&list));
    let strength = |cpu: usize| -> Option<f64> {
        ["cpu_capacity", "cpufreq/cpuinfo_max_freq"]
            .iter()
            .find_map(|file| of_cpu(cpu, file)?.trim().parse().ok())
    };
    let strongest = allowed.iter().filter_map(|&cpu| strength(cpu)).fold(0.0, f64::max);
    let is_strong = |cpu: usize| match &large {
        Some(large) if !large.is_disjoint(allowed) => large.contains(&cpu),
        _ => strength(cpu).is_none_or(|s| s >= STRONG * strongest),
    };
    // hyper-threads of a core have the same list of siblings
    let cores: BTreeSet<String> = allowed
        .iter()
        .filter(|&&cpu| is_strong(cpu))
        .map(|&cpu| of_cpu(cpu, "topology/thread_siblings_list").unwrap_or_else(|| cpu.to_string()))
        .collect();
    cores.len().clamp(1, limit.max(1))
}

/// Returns the numbers of a list such as `0-3,8,10-11`.
fn numbers(list: &str) -> Option<BTreeSet<usize>> {
    let mut all = BTreeSet::new();
    for part in list.trim().split(',').filter(|part| !part.is_empty()) {
        let (from, to) = part.split_once('-').unwrap_or((part, part));
        let from: usize = from.trim().parse().ok()?;
        let to: usize = to.trim().parse().ok()?;
        // no machine has more, and a broken file shall not fill memory
        all.extend(from..=to.min(from + 65_535));
    }
    Some(all).filter(|all| !all.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes the files of a machine under a folder of their own: processors as (siblings,
    /// capacity, frequency).
    fn machine(
        name: &str,
        cpus: &[(&str, Option<u32>, Option<u32>)],
        large: Option<&str>,
    ) -> std::path::PathBuf {
        let root = std::env::temp_dir().join(format!("hob-topology-{name}-{}", std::process::id()));
        let write = |file: String, text: &str| {
            let path = root.join(file);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        };
        for (i, (siblings, capacity, frequency)) in cpus.iter().enumerate() {
            write(
                format!("system/cpu/cpu{i}/topology/thread_siblings_list"),
                &format!("{siblings}\n"),
            );
            if let Some(capacity) = capacity {
                write(format!("system/cpu/cpu{i}/cpu_capacity"), &format!("{capacity}\n"));
            }
            if let Some(frequency) = frequency {
                write(
                    format!("system/cpu/cpu{i}/cpufreq/cpuinfo_max_freq"),
                    &format!("{frequency}\n"),
                );
            }
        }
        if let Some(large) = large {
            write("cpu_core/cpus".into(), large);
        }
        root
    }

    fn count(
        name: &str,
        cpus: &[(&str, Option<u32>, Option<u32>)],
        large: Option<&str>,
        allowed: &str,
    ) -> usize {
        let root = machine(name, cpus, large);
        let n = threads(&root, &numbers(allowed).unwrap(), 64);
        std::fs::remove_dir_all(root).unwrap();
        n
    }

    #[test]
    fn lists_of_numbers() {
        let of = |list| numbers(list).map(|all| all.into_iter().collect::<Vec<_>>());
        assert_eq!(of("0-3,8,10-11\n"), Some(vec![0, 1, 2, 3, 8, 10, 11]));
        assert_eq!(of("\t0\n"), Some(vec![0]));
        assert_eq!((of(""), of("a-b")), (None, None));
    }

    #[test]
    fn hyper_threads_share_a_core_even_where_cpu0_has_none() {
        let cpus = [("0", None, None), ("1,3", None, None), ("2", None, None), ("1,3", None, None)];
        assert_eq!(count("smt", &cpus, None, "0-3"), 3);
        assert_eq!(count("smt-part", &cpus, None, "1,3"), 1);
    }

    #[test]
    fn small_cores_do_not_count() {
        // two large cores with hyper-threads and a favoured frequency, four small ones
        let p = Some(5_500_000);
        let fast = Some(5_800_000);
        let e = Some(4_100_000);
        let intel = [
            ("0-1", None, p),
            ("0-1", None, p),
            ("2-3", None, fast),
            ("2-3", None, fast),
            ("4", None, e),
            ("5", None, e),
            ("6", None, e),
            ("7", None, e),
        ];
        assert_eq!(count("freq", &intel, None, "0-7"), 2);
        assert_eq!(count("named", &intel, Some("0-3\n"), "0-7"), 2);
        // only small ones allowed: then they are the strongest there are
        assert_eq!(count("small", &intel, Some("0-3\n"), "4-7"), 4);
        let arm = [
            ("0", Some(400), None),
            ("1", Some(400), None),
            ("2", Some(980), None),
            ("3", Some(1024), None),
        ];
        assert_eq!(count("arm", &arm, None, "0-3"), 2);
    }

    #[test]
    fn a_machine_that_tells_nothing_gives_one_thread_per_processor() {
        let nowhere = Path::new("/nonexistent");
        assert_eq!(threads(nowhere, &numbers("0-5").unwrap(), 64), 6);
        assert_eq!(threads(nowhere, &numbers("0-5").unwrap(), 4), 4);
    }
}
