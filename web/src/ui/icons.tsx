// Icons as paths on a grid of 24. They say nothing by themselves: what bears one has a name.

const PATHS = {
  plus: "M12 5v14M5 12h14",
  send: "M12 19V5M6 11l6-6 6 6",
  stop: "M5 5h14v14H5z",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  edit: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
  again: "M20 11a8 8 0 1 0-2 6M20 5v6h-6",
  left: "M14 6l-6 6 6 6",
  right: "M10 6l6 6-6 6",
  down: "M6 10l6 6 6-6",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  attach: "M8 12l6-6a3 3 0 0 1 4 4l-8 8a5 5 0 0 1-7-7l8-8",
  camera: "M4 8h4l2-3h4l2 3h4v11H4zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8z",
  tune: "M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  pin: "M9 4h6l-1 6 3 3H7l3-3zM12 13v7",
  bars: "M5 19v-6M10 19V5M15 19v-9M20 19v-4",
  chat: "M4 5h16v11H9l-5 4z",
  tree: "M5 4v13h6M5 9h6M14 7h6v4h-6zM14 15h6v4h-6z",
  box: "M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8",
  pulse: "M3 12h4l3-8 4 16 3-8h4",
  gauge: "M4 18a9 9 0 1 1 16 0M12 15l4-6",
  server: "M4 5h16v6H4zM4 13h16v6H4zM8 8h.01M8 16h.01",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1",
  moon: "M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z",
  save: "M12 4v11M7 10l5 5 5-5M5 20h14",
  go: "M7 5l12 7-12 7z",
  tool: "M14 6a4 4 0 0 1 5-1l-3 3 1 2 2 1 3-3a5 5 0 0 1-7 5l-7 7-3-3 7-7a5 5 0 0 1 2-4z",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The mark of hob: a ring of a stove. */
export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg class="mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      <circle cx="12" cy="12" r="4" />
    </svg>
  );
}
