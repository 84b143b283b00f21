//! The time of each dispatch of a pass, by timestamps of the device, for a trace.
//!
//! A device writes a timestamp once the dispatch before it has ended. So the time of a dispatch
//! begins where the one before it ends, and holds the barrier between them. Where another backend
//! computes experts in between, the dispatch after them holds that time, too.

use std::time::Duration;

use super::adapter::TIMESTAMPS;
use super::device::{Buffer, GpuDevice};
use super::{Error, Gpu};

/// Most timestamps of a pass: those of a query set of wgpu.
const MOST: u32 = wgpu::QUERY_SET_MAX_QUERIES;

/// Timestamps of a pass: one at its beginning, and one after each dispatch.
pub(super) struct Timestamps {
    set: wgpu::QuerySet,
    /// The buffer that a device writes them to.
    resolved: Buffer,
    staging: Buffer,
    /// Nanoseconds of a tick.
    period: f64,
}

impl Timestamps {
    /// Makes room for the timestamps of a pass; `None` if the device has none between dispatches.
    ///
    /// # Errors
    /// If there is no memory for them.
    fn new(device: &GpuDevice) -> Result<Option<Timestamps>, Error> {
        if !device.raw.features().contains(TIMESTAMPS) {
            return Ok(None);
        }
        let n_bytes = (MOST * wgpu::QUERY_SIZE) as usize;
        let set = device.raw.create_query_set(&wgpu::QuerySetDescriptor {
            label: Some("dispatches"),
            ty: wgpu::QueryType::Timestamp,
            count: MOST,
        });
        Ok(Some(Timestamps {
            set,
            resolved: device.query_buffer(n_bytes)?,
            staging: device.staging(n_bytes)?,
            period: device.queue.get_timestamp_period().into(),
        }))
    }

    /// Has a timestamp written that follows `n` dispatches; none past the most of a pass.
    pub(super) fn write(&self, pass: &mut wgpu::ComputePass<'static>, n: usize) {
        if let Ok(n) = u32::try_from(n)
            && n < MOST
        {
            pass.write_timestamp(&self.set, n);
        }
    }
}

/// Returns the number of timestamps of a pass of `n` dispatches; `None` if they are too many.
fn count(n: usize) -> Option<u32> {
    u32::try_from(n + 1).ok().filter(|&count| count <= MOST)
}

/// Returns the times between timestamps, of so many nanoseconds a tick.
fn times(ticks: &[u64], period: f64) -> Vec<Duration> {
    let between = |pair: &[u64]| pair[1].saturating_sub(pair[0]) as f64 * period;
    ticks.windows(2).map(|pair| Duration::from_nanos(between(pair) as u64)).collect()
}

impl Gpu {
    /// Begins to measure each dispatch of the passes that follow, or ends it. Returns whether the
    /// device can.
    ///
    /// # Errors
    /// If there is no memory for the timestamps.
    pub fn time_dispatches(&mut self, on: bool) -> Result<bool, Error> {
        self.timestamps = if on { Timestamps::new(&self.device)? } else { None };
        self.prepared = None;
        Ok(self.timestamps.is_some())
    }

    /// Has the timestamps of a pass of `n` dispatches copied for the host, if dispatches are
    /// measured, and the pass has a timestamp for each.
    pub(super) fn copy_timestamps(&self, encoder: &mut wgpu::CommandEncoder, n: usize) {
        let Some(Timestamps { set, resolved, staging, .. }) = &self.timestamps else { return };
        let Some(count) = count(n) else { return };
        let n_bytes = u64::from(count * wgpu::QUERY_SIZE);
        encoder.resolve_query_set(set, 0..count, &resolved.raw, 0);
        encoder.copy_buffer_to_buffer(&resolved.raw, 0, &staging.raw, 0, n_bytes);
    }

    /// Returns the time of each of the `n` dispatches of the last pass; none where they are not
    /// measured.
    ///
    /// # Errors
    /// If the device fails.
    pub(super) fn dispatch_times(&self, n: usize) -> Result<Vec<Duration>, Error> {
        let Some(timestamps) = &self.timestamps else { return Ok(Vec::new()) };
        let Some(count) = count(n) else { return Ok(Vec::new()) };
        let mut ticks: Vec<u64> = Vec::new();
        self.device.read(&timestamps.staging, count as usize, &mut ticks)?;
        Ok(times(&ticks, timestamps.period))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dispatch_takes_from_the_end_of_the_one_before_to_its_own() {
        let micros = |n| Duration::from_micros(n);
        assert_eq!(times(&[1000, 3000, 3000, 2000], 0.5), [micros(1), micros(0), micros(0)]);
        assert_eq!(count(MOST as usize), None);
        assert_eq!(count(MOST as usize - 1), Some(MOST));
    }
}
