import type { Language } from '@vela/contracts';
import { Children, type ReactNode } from 'react';
import { toFormulaLine } from './formula-line.ts';
import { words } from '../by-language.ts';

/** Joins adjacent text nodes that Markdown split; elements stay. */
function joinTexts(children: ReactNode): ReactNode[] {
  return Children.toArray(children).reduce<ReactNode[]>((joined, child) => {
    const last = joined.at(-1);
    if (typeof child !== 'string' && typeof child !== 'number') return [...joined, child];
    return typeof last === 'string'
      ? [...joined.slice(0, -1), `${last}${child}`]
      : [...joined, String(child)];
  }, []);
}

/** A display formula; `label` names its result. */
export function createFormula(language: Language) {
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
