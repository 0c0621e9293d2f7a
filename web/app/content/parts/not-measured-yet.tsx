import type { Language } from '@vela/contracts';
import { words } from '../by-language.ts';

/** Placeholder for a figure that has not been measured yet. */
export function createNotMeasuredYet(language: Language) {
  return function NotMeasuredYet() {
    return (
      <aside className="not-measured">
        <p className="callout-title">{words[language].notMeasuredYet.title}</p>
        <p>{words[language].notMeasuredYet.text}</p>
      </aside>
    );
  };
}
