import { type Fact, formatFactValue } from '@vela/contracts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { FactLinks } from '../fact-links.ts';
import type { LinkedNumber } from '../linked-text.tsx';

/** Facts of a table, each number linked to its card. */
export type FactTableProps = {
  facts: ReadonlyMap<string, Fact>;
  links: FactLinks;
  Linked: typeof LinkedNumber;
};

/** A number of a table; a dash where there is none. */
export function FactCell({
  fact,
  links,
  Linked,
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
        <Linked text={formatFactValue(fact, language, '1d')} fact={fact} links={links} />
      )}
    </td>
  );
}

export const box = 'overflow-x-auto rounded-lg border border-line';
export const headRow =
  'border-b border-line text-xs text-muted *:px-2 *:py-2 *:text-right *:font-medium *:first:text-left';
