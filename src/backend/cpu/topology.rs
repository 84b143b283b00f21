//! The numbers of threads for this machine: one per physical core; steps of few tokens take those
//! of performance cores alone.
//!
//! Hyper-threads share the multiply ports that kernels fill. A step of few tokens waits for memory,
//! which the large cores of a hybrid processor draw on as well as all do, and for the slowest
//! thread in each of its short phases. A prompt waits for arithmetic: its phases are long, and
//! threads of large cores take over what small ones have not come to. Reads what Linux tells under
//! `/sys`; elsewhere, one thread per processor that the process may use.

use std::collections::BTreeSet;
use std::path::Path;

/// A core counts as a performance core from this share of the strongest one's capacity or frequency
/// on: the cores of one kind differ by some percent (the "favoured" ones), small ones stay below
/// three quarters.
const STRONG: f64 = 0.8;

/// A core below this share of the strongest one's capacity or frequency takes no part at all: the
/// low-power cores of laptops and the small ones of phones, next to which the others would wait.
const WEAK: f64 = 0.55;

/// Most tokens of a step that counts as one of few: so many are read for little more than one.
const FEW_TOKENS: usize = 4;

/// Numbers of threads that compute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreadCounts {
    /// Threads of steps of few tokens, which wait for memory.
    pub few_tokens: usize,
    /// Threads of prompts and other steps of many tokens, which wait for arithmetic.
    pub many_tokens: usize,
}

impl ThreadCounts {
    /// Returns the numbers for this process.
    pub fn of_machine() -> ThreadCounts {
        let limit = std::thread::available_parallelism().map_or(1, usize::from);
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let allowed = status.lines().find_map(|line| line.strip_prefix("Cpus_allowed_list:"));
        match allowed.and_then(numbers) {
            Some(allowed) => threads(Path::new("/sys/devices"), &allowed, limit),
            None => ThreadCounts { few_tokens: limit, many_tokens: limit },
        }
    }

    /// Returns the numbers that were asked for: what stands alone for few tokens is for many, too,
    /// and what was not asked for suits the machine.
    pub fn asked(few_tokens: Option<usize>, many_tokens: Option<usize>) -> ThreadCounts {
        let default = ThreadCounts::of_machine();
        ThreadCounts {
            few_tokens: few_tokens.unwrap_or(default.few_tokens).max(1),
            many_tokens: many_tokens.or(few_tokens).unwrap_or(default.many_tokens).max(1),
        }
    }

    /// Returns the threads of a step of `n_tokens`.
    pub fn of_step(self, n_tokens: usize) -> usize {
        if n_tokens > FEW_TOKENS { self.many_tokens } else { self.few_tokens }
    }

    /// Returns the threads of the steps that take most.
    pub fn most(self) -> usize {
        self.few_tokens.max(self.many_tokens)
    }

    /// Returns the threads of the steps that take least.
    pub fn least(self) -> usize {
        self.few_tokens.min(self.many_tokens)
    }
}

/// Returns physical cores among the processors `allowed`, at least 1 and at most `limit` (the
/// process's share of time).
fn threads(devices: &Path, allowed: &BTreeSet<usize>, limit: usize) -> ThreadCounts {
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
    let has = |cpu: usize, share: f64| strength(cpu).is_none_or(|s| s >= share * strongest);
    let is_strong = |cpu: usize| match &large {
        Some(large) if !large.is_disjoint(allowed) => large.contains(&cpu),
        _ => has(cpu, STRONG),
    };
    let count = |takes_part: &dyn Fn(usize) -> bool| {
        // hyper-threads of a core have the same list of siblings
        let siblings = |&cpu: &usize| {
            let list = of_cpu(cpu, "topology/thread_siblings_list");
            list.unwrap_or_else(|| cpu.to_string())
        };
        let cores: BTreeSet<String> =
            allowed.iter().filter(|&&cpu| takes_part(cpu)).map(siblings).collect();
        cores.len().clamp(1, limit.max(1))
    };
    ThreadCounts {
        few_tokens: count(&is_strong),
        many_tokens: count(&|cpu| is_strong(cpu) || has(cpu, WEAK)),
    }
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
    ) -> [usize; 2] {
        let root = machine(name, cpus, large);
        let counts = threads(&root, &numbers(allowed).unwrap(), 64);
        std::fs::remove_dir_all(root).unwrap();
        [counts.few_tokens, counts.many_tokens]
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
        assert_eq!(count("smt", &cpus, None, "0-3"), [3, 3]);
        assert_eq!(count("smt-part", &cpus, None, "1,3"), [1, 1]);
    }

    #[test]
    fn small_cores_count_for_many_tokens_and_weak_ones_never() {
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
        assert_eq!(count("freq", &intel, None, "0-7"), [2, 6]);
        assert_eq!(count("named", &intel, Some("0-3\n"), "0-7"), [2, 6]);
        // only small ones allowed: then they are the strongest there are
        assert_eq!(count("small", &intel, Some("0-3\n"), "4-7"), [4, 4]);
        let mut laptop = intel;
        laptop[7] = ("7", None, Some(2_500_000));
        assert_eq!(count("low-power", &laptop, Some("0-3\n"), "0-7"), [2, 5]);
        let arm = [
            ("0", Some(400), None),
            ("1", Some(780), None),
            ("2", Some(980), None),
            ("3", Some(1024), None),
        ];
        assert_eq!(count("arm", &arm, None, "0-3"), [2, 3]);
    }

    #[test]
    fn a_machine_that_tells_nothing_gives_one_thread_per_processor() {
        let nowhere = Path::new("/nonexistent");
        let n = |limit| threads(nowhere, &numbers("0-5").unwrap(), limit);
        assert_eq!(n(64), ThreadCounts { few_tokens: 6, many_tokens: 6 });
        assert_eq!(n(4), ThreadCounts { few_tokens: 4, many_tokens: 4 });
    }

    #[test]
    fn what_is_asked_for_few_tokens_is_for_many_too() {
        let asked = ThreadCounts::asked(Some(3), None);
        assert_eq!(asked, ThreadCounts { few_tokens: 3, many_tokens: 3 });
        let asked = ThreadCounts::asked(Some(3), Some(7));
        assert_eq!([asked.of_step(1), asked.of_step(4), asked.of_step(5)], [3, 3, 7]);
        assert_eq!([asked.least(), asked.most()], [3, 7]);
        let default = ThreadCounts::of_machine();
        assert_eq!(ThreadCounts::asked(None, Some(9)).few_tokens, default.few_tokens);
        assert_eq!(ThreadCounts::asked(None, None), default);
    }
}
