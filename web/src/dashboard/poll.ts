// Lists that stay as the server has them.

import { useEffect, useRef, useState } from "preact/hooks";
import { type LogLine, ask, session } from "./api";

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

/** Lines that are kept on the page. */
const MOST_LINES = 1000;

/** Follows a log: asks for what has come since the last line, and again every `ms`. */
export function useLog(path: string, ms: number): { lines: LogLine[]; problem: string } {
  const [lines, setLines] = useState<LogLine[]>([]);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let all: LogLine[] = [];
    let isBusy = false;
    let isGone = false;
    const more = async () => {
      if (isBusy) return;
      isBusy = true;
      try {
        const after = all.at(-1)?.seq ?? 0;
        const answer = await ask<{ lines: LogLine[] }>("GET", `${path}?after=${after}`);
        all = all.concat(answer.lines).slice(-MOST_LINES);
        if (!isGone) {
          setLines(all);
          setProblem("");
        }
      } catch (error) {
        // a deployment of the same name begins its log anew
        all = [];
        if (!isGone) setProblem((error as Error).message);
      }
      isBusy = false;
    };
    void more();
    const timer = setInterval(() => {
      if (!document.hidden && session.value) void more();
    }, ms);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [path]);
  return { lines, problem };
}
