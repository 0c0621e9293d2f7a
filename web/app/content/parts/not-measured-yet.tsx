import type { Language } from '@vela/contracts';
import { words } from './words.ts';

/** The place of a measured figure that does not exist yet, in a language. */
export function notMeasuredYet(language: Language) {
  return function NotMeasuredYet() {
    return (
      <aside className="not-measured">
        <p className="callout-title">{words[language].notMeasuredYet.title}</p>
        <p>{words[language].notMeasuredYet.text}</p>
      </aside>
    );
  };
}
