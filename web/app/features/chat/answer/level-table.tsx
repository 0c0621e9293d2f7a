import { formatFactValue, type LevelRow } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { joinClassNames } from '../../../ui/class-names.ts';
import type { Answer } from '../answer.ts';
import type { FactLinks } from '../fact-links.ts';
import { LinkedNumber } from '../linked-text.tsx';

const noBreakSpace = '\u00A0';

type TableProps = { answer: Answer; links: FactLinks };

/** The structure that the headline is about, which is lit on the chart: no more than two. */
function findSubject({ sentences }: Answer, links: FactLinks): ReadonlySet<string> {
  // A note on the data may come before it.
  const headline = sentences.find(({ section }) => section === 'headline') ?? sentences[0];
  const refs = (headline?.factIds ?? []).flatMap((id) => {
    const own = links.findFact(id)?.refs ?? [];
    return own.length === 1 ? own : [];
  });
  const subject = new Set(refs);
  return subject.size > 2 ? new Set() : subject;
}

/** Levels on each side of price that a phone shows at first. */
const nearest = 2;

/** The levels next to price, the highest first, with the last close between them. */
export function LevelTable({ answer, links }: TableProps) {
  const { t } = useTranslation('chat');
  const { levels } = answer;
  const [whole, setWhole] = useState(false);
  if (levels.length === 0) return null;
  const firstBelow = levels.findIndex(({ side }) => side === 'below');
  const split = firstBelow === -1 ? levels.length : firstBelow;
  const hasMore = Math.max(split, levels.length - split) > nearest;
  const isFar = (place: number): boolean =>
    !whole && (place < split - nearest || place >= split + nearest);
  const subject = findSubject(answer, links);
  const toRow = (row: LevelRow, place: number) => (
    <Row
      key={row.top}
      row={row}
      links={links}
      isFar={isFar(place)}
      isSubject={links.findFact(row.top)?.refs.some((id) => subject.has(id)) === true}
    />
  );
  return (
    <>
      {hasMore && (
        <button
          type="button"
          aria-expanded={whole}
          className="absolute -top-0.5 right-0 min-h-6 text-xs font-semibold text-accent after:absolute after:-inset-x-2 after:-inset-y-2.5 md:hidden"
          onClick={() => setWhole(!whole)}
        >
          {t(whole ? 'answer.level.fewer' : 'answer.level.all', { count: levels.length })}
        </button>
      )}
      <table data-testid="level-table" className="mt-1 w-full border-collapse text-xs tabular-nums">
        <caption className="sr-only">{t('answer.level.caption')}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-line text-left text-muted *:py-1 *:pr-2 *:font-medium">
            <th scope="col" className="pl-1">
              {t('answer.level.name')}
            </th>
            <th scope="col" className="text-right">
              {t('answer.level.price')}
            </th>
            <th scope="col" className="pr-1! text-right">
              {t('answer.level.distance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {levels.slice(0, split).map(toRow)}
          <CloseRow links={links} />
          {levels.slice(split).map((row, index) => toRow(row, split + index))}
        </tbody>
      </table>
    </>
  );
}

function CloseRow({ links }: { links: FactLinks }) {
  const { t } = useTranslation('chat');
  if (links.findFact('close.last') === undefined) return null;
  return (
    <tr className="border-b border-line bg-sunken *:py-1 *:pr-2">
      <th scope="row" className="pl-1 text-left font-medium">
        {t('answer.key.close')}
      </th>
      <td className="text-right">
        <Value id="close.last" links={links} />
      </td>
      <td>{noBreakSpace}</td>
    </tr>
  );
}

type RowProps = {
  row: LevelRow;
  links: FactLinks;
  /** A phone shows it with all levels only. */
  isFar: boolean;
  /** The headline is about it. */
  isSubject: boolean;
};

function Row({ row, links, isFar, isSubject }: RowProps) {
  const { t } = useTranslation('chat');
  return (
    <tr
      data-level={row.kind}
      className={joinClassNames(
        'border-b border-line/60 align-baseline *:py-1 *:pr-2',
        isFar && 'max-md:hidden',
        isSubject && 'bg-accent-soft',
      )}
    >
      <th scope="row" className="pl-1 text-left font-normal">
        {t(`answer.level.kinds.${row.kind}`)}
        {row.state !== undefined && (
          <span className="text-muted">
            {' '}
            · <Value id={row.state} links={links} />
          </span>
        )}
      </th>
      <td className="text-right whitespace-nowrap">
        {row.bottom === undefined ? (
          <Value id={row.top} links={links} />
        ) : (
          <>
            <Value id={row.bottom} links={links} /> – <Value id={row.top} links={links} />
          </>
        )}
      </td>
      <td className="pr-1! text-right whitespace-nowrap">
        {row.distance === undefined ? (
          t('answer.level.around')
        ) : (
          <>
            {row.side === 'above' ? '↑ ' : '↓ '}
            <Value id={row.distance} links={links} />
          </>
        )}
      </td>
    </tr>
  );
}

function Value({ id, links }: { id: string; links: FactLinks }) {
  const language = useLanguage();
  const fact = links.findFact(id);
  return fact === undefined ? null : (
    <LinkedNumber text={formatFactValue(fact, language, undefined)} fact={fact} links={links} />
  );
}
