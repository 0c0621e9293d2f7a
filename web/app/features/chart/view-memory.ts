import type { LogicalSpan } from './chart-window.ts';

type View = {
  /** What is in view, in indices of all candles. */
  readonly get: () => LogicalSpan | undefined;
  readonly show: (view: LogicalSpan) => void;
  readonly scrollTo: (from: number, to: number) => void;
};

/** Moves a view to what is looked at, and back to where it was before. */
export class ViewMemory {
  readonly #view: View;
  #look: { readonly before: LogicalSpan; readonly after: LogicalSpan } | undefined;

  constructor(view: View) {
    this.#view = view;
  }

  /** Moves as far as needed; not at all if a part up to candle `end` is in view already. */
  lookAt({ from, to, end }: { from: number; to: number; end: number }): void {
    const before = this.#view.get();
    if (before === undefined || (from <= before.to - 1 && end >= before.from + 1)) return;
    this.#view.scrollTo(from, to);
    const after = this.#view.get();
    if (after !== undefined) this.#look = { before: this.#look?.before ?? before, after };
  }

  /** Returns to the view before the first look, unless the user has moved since. */
  lookBack(): void {
    const [look, now] = [this.#look, this.#view.get()];
    this.#look = undefined;
    const isUnmoved =
      look !== undefined && now !== undefined && Math.abs(now.from - look.after.from) <= 0.5;
    if (isUnmoved) this.#view.show(look.before);
  }
}
