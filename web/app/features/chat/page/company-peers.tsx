import type { Fact } from '@vela/contracts';
import { formatFactValue } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { box, FactCell, headRow, type FactTableProps } from '../../../reports/fact-cell.tsx';

const countFact = /^company\.peers\.([\w-]+)\.all-count$/;

/** The place of each figure among the companies at hand and among those of the sector. */
export function CompanyPeers(table: FactTableProps) {
  const { t } = useTranslation('company');
  const { facts } = table;
  const rows = [...facts.values()].filter(({ id }) => countFact.test(id));
  const names = facts.get('company.peers.names')?.value;
  if (rows.length === 0) return null;
  return (
    <section data-testid="company-peers" className="space-y-2">
      <div className={box}>
        <table className="w-full border-collapse text-xs tabular-nums">
          <thead>
            <tr className={headRow}>
              <th scope="col">{t('peers.title')}</th>
              <th scope="col">{t('value')}</th>
              <th scope="col">{t('peers.all')}</th>
              <th scope="col">{t('peers.sector')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((count) => (
              <PeerRow key={count.id} count={count} {...table} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-xs text-muted">{t('peers.note', { names })}</p>
    </section>
  );
}

function PeerRow({ count, facts, draw }: FactTableProps & { count: Fact }) {
  const figure = countFact.exec(count.id)?.[1] ?? '';
  const row = `company.peers.${figure}`;
  const value = facts.get(`${row}.value`) ?? facts.get(`company.${figure}.value`);
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="px-2 py-1.5 text-left font-normal">
        {(count.name ?? '').split(': ')[0]}
      </th>
      <FactCell fact={value} draw={draw} />
      {(['all', 'sector'] as const).map((group) => (
        <PlaceCell
          key={group}
          place={facts.get(`${row}.${group}-place`)}
          count={facts.get(`${row}.${group}-count`)}
          draw={draw}
        />
      ))}
    </tr>
  );
}

type PlaceProps = Omit<FactTableProps, 'facts'> & {
  place: Fact | undefined;
  count: Fact | undefined;
};

/** The place with the number of companies, or that these are too few. */
function PlaceCell({ place, count, draw }: PlaceProps) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  if (count === undefined) return <FactCell fact={undefined} draw={draw} />;
  return (
    <td className="px-2 py-1.5 text-right">
      {place === undefined ? (
        <span className="text-muted">{t('peers.tooFew')}</span>
      ) : (
        draw(place, formatFactValue(place, language))
      )}{' '}
      <span className="whitespace-nowrap text-muted">
        (n = {draw(count, formatFactValue(count, language))})
      </span>
    </td>
  );
}
