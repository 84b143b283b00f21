// Lists that stay as the server has them.

import { useEffect, useRef, useState } from "preact/hooks";
import { ask, session } from "./api";

export interface Polled<T> {
  value: T | null;
  problem: string;
  again: () => Promise<void>;
}

/** Asks at once, and again every `ms` while the page is seen. */
export function usePolled<T>(path: string, ms: number): Polled<T> {
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState("");
  const isGone = useRef(false);
  const again = async () => {
    try {
      const answer = await ask<T>("GET", path);
      if (isGone.current) return;
      setValue(answer);
      setProblem("");
    } catch (error) {
      if (!isGone.current) setProblem((error as Error).message);
    }
  };
  useEffect(() => {
    isGone.current = false;
    void again();
    const timer = setInterval(() => {
      if (!document.hidden && session.value) void again();
    }, ms);
    return () => {
      isGone.current = true;
      clearInterval(timer);
    };
  }, [path]);
  return { value, problem, again };
}
