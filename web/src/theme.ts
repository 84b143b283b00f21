// Light or dark: as the system says, until the user has chosen.

import { signal } from "@preact/signals";

export type Theme = "light" | "dark";

const KEPT = "hob-theme";
const system = matchMedia("(prefers-color-scheme: dark)");

function kept(): Theme | null {
  const value = localStorage.getItem(KEPT);
  return value === "light" || value === "dark" ? value : null;
}

function ofSystem(): Theme {
  return system.matches ? "dark" : "light";
}

export const theme = signal<Theme>(kept() ?? ofSystem());

function apply(): void {
  theme.value = kept() ?? ofSystem();
  document.documentElement.dataset.theme = theme.value;
}

/** Turns to the other; what the system says as well is not kept. */
export function turnTheme(): void {
  const next = theme.value === "dark" ? "light" : "dark";
  if (next === ofSystem()) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, next);
  apply();
}

system.addEventListener("change", apply);
// another tab has chosen
addEventListener("storage", apply);
apply();
