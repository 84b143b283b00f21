// Parts of the page that are drawn again only when what they are given has changed. Those of Preact
// are in a package that also lets `onChange` mean `onInput`, as React does.

import { Component, type ComponentType, h } from "preact";

/** Returns a component that is drawn again when one of its properties is another. */
export function memo<P extends object>(Inner: ComponentType<P>): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const before = this.props as Record<string, unknown>;
      const after = next as Record<string, unknown>;
      const names = new Set([...Object.keys(before), ...Object.keys(after)]);
      return [...names].some((name) => name !== "children" && before[name] !== after[name]);
    }

    override render() {
      return h(Inner, this.props as P);
    }
  };
}
