// Numbers and times as people read them.

const whole = new Intl.NumberFormat("en");

export function count(n: number): string {
  return whole.format(n);
}

export function many(n: number, noun: string): string {
  return `${count(n)} ${noun}${n === 1 ? "" : "s"}`;
}

export function rate(n: number): string {
  return n >= 100 || n === 0 ? count(Math.round(n)) : n >= 10 ? n.toFixed(1) : n.toFixed(2);
}

export function percent(share: number): string {
  const value = share * 100;
  if (value > 0 && value < 0.1) return "< 0.1 %";
  if (value < 100 && value > 99.9) return "> 99.9 %";
  return `${value >= 10 || value === 0 ? Math.round(value) : value.toFixed(1)} %`;
}

export function seconds(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60000)} min ${Math.round((ms % 60000) / 1000)} s`;
}

export function size(bytes: number): string {
  const units = ["B", "KiB", "MiB", "GiB", "TiB"];
  let unit = 0;
  while (bytes >= 1024 && unit < units.length - 1) {
    bytes /= 1024;
    unit++;
  }
  return `${bytes >= 100 || unit === 0 ? Math.round(bytes) : bytes.toFixed(1)} ${units[unit]}`;
}

const clock = new Intl.DateTimeFormat(undefined, {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short" });
const fullDay = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

/** Returns the group of a list by time that something belongs to. */
export function period(time: number, now = Date.now()): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  if (time >= midnight) return "Today";
  if (time >= midnight - 86_400_000) return "Yesterday";
  if (time >= midnight - 7 * 86_400_000) return "Last week";
  if (time >= midnight - 30 * 86_400_000) return "Last month";
  return "Earlier";
}

export function moment(time: number): string {
  const midnight = new Date().setHours(0, 0, 0, 0);
  if (time >= midnight) return clock.format(time);
  return time >= midnight - 300 * 86_400_000 ? day.format(time) : fullDay.format(time);
}
