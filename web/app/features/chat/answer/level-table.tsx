import { formatFactValue, type LevelRow } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Answer } from '../answer.ts';
import type { FactLinks } from '../fact-links.ts';
import { LinkedNumber } from '../linked-text.tsx';

const noBreakSpace = '\u00A0';

type TableProps = { answer: Answer; links: FactLinks };

/** The levels next to price, the highest first, with the last close between them. */
export function LevelTable({ answer, links }: TableProps) {
  const { t } = useTranslation('chat');
  const { levels } = answer;
  if (levels.length === 0) return null;
  const firstBelow = levels.findIndex(({ side }) => side === 'below');
  const split = firstBelow === -1 ? levels.length : firstBelow;
  return (
    <table data-testid="level-table" className="mt-1 w-full border-collapse text-xs tabular-nums">
      <caption className="sr-only">{t('answer.level.caption')}</caption>
      <thead>
        <tr className="border-b border-line text-left text-muted *:py-1 *:pr-2 *:font-medium">
          <th scope="col">{t('answer.level.name')}</th>
          <th scope="col" className="text-right">
            {t('answer.level.price')}
          </th>
          <th scope="col" className="pr-0! text-right">
            {t('answer.level.distance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {levels.slice(0, split).map((row) => (
          <Row key={row.top} row={row} links={links} />
        ))}
        <CloseRow links={links} />
        {levels.slice(split).map((row) => (
          <Row key={row.top} row={row} links={links} />
        ))}
      </tbody>
    </table>
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

function Row({ row, links }: { row: LevelRow; links: FactLinks }) {
  const { t } = useTranslation('chat');
  return (
    <tr data-level={row.kind} className="border-b border-line/60 align-baseline *:py-1 *:pr-2">
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
      <td className="pr-0! text-right whitespace-nowrap">
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
