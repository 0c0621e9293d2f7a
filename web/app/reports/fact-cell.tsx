import { type Fact, formatFactValue } from '@vela/contracts';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/use-language.ts';

/**
 * Draws a number so that it opens its card; where the card is shown is up to the page. `beside`:
 * what it may have been computed from, where the page's own facts do not have it.
 */
export type DrawNumber = (fact: Fact, text: string, beside?: readonly Fact[]) => ReactNode;

/** Facts of a table, and how a number of it is drawn. */
export type FactTableProps = {
  facts: ReadonlyMap<string, Fact>;
  draw: DrawNumber;
};

/** A number of a table; a dash where there is none. */
export function FactCell({
  fact,
  draw,
  background,
}: Omit<FactTableProps, 'facts'> & {
  fact: Fact | undefined;
  /** A CSS colour. */
  background?: string | undefined;
}) {
  const language = useLanguage();
  return (
    <td
      className="px-2 py-1.5 text-right whitespace-nowrap"
      style={background === undefined ? undefined : { backgroundColor: background }}
    >
      {fact === undefined ? (
        <span className="text-muted">–</span>
      ) : (
        draw(fact, formatFactValue(fact, language, '1d'))
      )}
    </td>
  );
}

// Relative: words for screen readers would else widen the page that they are placed against.
export const box = 'relative overflow-x-auto rounded-lg border border-line';
export const headRow =
  'border-b border-line text-xs text-muted *:px-2 *:py-2 *:text-right *:font-medium *:first:text-left';
