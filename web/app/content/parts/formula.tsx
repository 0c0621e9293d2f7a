import type { Language } from '@vela/contracts';
import { Children, type ReactNode } from 'react';
import { toFormulaLine } from './formula-line.ts';
import { words } from './words.ts';

/** What Markdown cut into pieces, as one text again between the elements. */
function joinTexts(children: ReactNode): ReactNode[] {
  return Children.toArray(children).reduce<ReactNode[]>((joined, child) => {
    const last = joined.at(-1);
    if (typeof child !== 'string' && typeof child !== 'number') return [...joined, child];
    return typeof last === 'string'
      ? [...joined.slice(0, -1), `${last}${child}`]
      : [...joined, String(child)];
  }, []);
}

/** A formula on a line of its own; `label` says in words what it gives. */
export function formula(language: Language) {
  return function Formula({ label, children }: { label?: string; children: ReactNode }) {
    const parts = joinTexts(children);
    const text = parts.filter((part) => typeof part === 'string').join(' ');
    const legend = Object.entries(words[language].priceNames)
      .filter(([name]) => text.includes(`${name}(`))
      .map(([name, meaning]) => `${name}: ${meaning}`)
      .join(', ');
    return (
      <figure className="formula">
        <div className="formula-body">
          {parts.map((part) => (typeof part === 'string' ? toFormulaLine(part) : part))}
        </div>
        {(label !== undefined || legend !== '') && (
          <figcaption>
            {label}
            {label !== undefined && legend !== '' && <br />}
            {legend}
          </figcaption>
        )}
      </figure>
    );
  };
}
