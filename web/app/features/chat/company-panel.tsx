import {
  type Fact,
  formatFactValue,
  formatTime,
  getFactName,
  pillarFigures,
} from '@vela/contracts';
import { CircleCheck, CircleDashed, CircleSlash, CircleX, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ShownAnalysis } from './answer.ts';
import type { FactLinks } from './fact-links.ts';
import type { LinkedNumber } from './linked-text.tsx';

type CompanyAnalysis = Extract<ShownAnalysis, { mode: 'fundamental' }>;
type CompanyPanelProps = {
  analysis: CompanyAnalysis;
  links: FactLinks;
  /** Given, not imported: what the chat has already is not split off into a file of its own. */
  Linked: typeof LinkedNumber;
};

const icons: Readonly<Record<string, { icon: LucideIcon; colour: string }>> = {
  pass: { icon: CircleCheck, colour: 'text-success' },
  fail: { icon: CircleX, colour: 'text-danger' },
  'not-applicable': { icon: CircleSlash, colour: 'text-muted' },
  insufficient: { icon: CircleDashed, colour: 'text-muted' },
};
const flows = ['revenue', 'net-income', 'free-cash-flow'] as const;
const years = [1, 2, 3, 4, 5] as const;

type OriginProps = { fact: Fact; analysis: ShownAnalysis | undefined };

/** Under an answer the tables of a company; in the card of a number where it comes from. */
export function CompanyPanel(props: CompanyPanelProps | OriginProps) {
  return 'fact' in props ? <FactOrigin {...props} /> : <CompanyTables {...props} />;
}

/** The pillars and the last fiscal years of a company; each number opens its filing. */
function CompanyTables({ analysis, links, Linked }: CompanyPanelProps) {
  const facts = new Map(analysis.facts.map((fact) => [fact.id, fact]));
  return (
    <div className="mt-4 space-y-4" data-testid="company-panel">
      <Pillars facts={facts} links={links} Linked={Linked} />
      <Years facts={facts} links={links} Linked={Linked} />
    </div>
  );
}

type TableProps = Omit<CompanyPanelProps, 'analysis'> & { facts: ReadonlyMap<string, Fact> };

function Cell({ fact, links, Linked }: Omit<TableProps, 'facts'> & { fact: Fact | undefined }) {
  const language = useLanguage();
  return (
    <td className="px-2 py-1.5 text-right whitespace-nowrap">
      {fact === undefined ? (
        <span className="text-muted">–</span>
      ) : (
        <Linked text={formatFactValue(fact, language, '1d')} fact={fact} links={links} />
      )}
    </td>
  );
}

const box = 'overflow-x-auto rounded-lg border border-line';
const headRow =
  'border-b border-line text-xs text-muted *:px-2 *:py-2 *:text-right *:font-medium *:first:text-left';

function Pillars({ facts, links, Linked }: TableProps) {
  const { t } = useTranslation('company');
  return (
    <div className={box}>
      <table className="w-full border-collapse text-xs tabular-nums">
        <thead>
          <tr className={headRow}>
            <th scope="col">{t('pillars')}</th>
            <th scope="col">{t('value')}</th>
            <th scope="col">{t('against')}</th>
            <th scope="col">{t('result')}</th>
          </tr>
        </thead>
        <tbody>
          {pillarFigures.map((pillar) => {
            const find = (part: string) => facts.get(`company.pillar.${pillar}.${part}`);
            const state = find('state');
            return (
              state !== undefined && (
                <tr key={pillar} className="border-b border-line last:border-0">
                  <th scope="row" className="px-2 py-1.5 text-left font-normal">
                    {state.name}
                  </th>
                  <Cell fact={find('value') ?? find('now')} links={links} Linked={Linked} />
                  <Cell fact={find('limit') ?? find('before')} links={links} Linked={Linked} />
                  <State state={state} />
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function State({ state }: { state: Fact }) {
  const language = useLanguage();
  const { icon: Icon, colour } = icons[String(state.value)] ?? {
    icon: CircleDashed,
    colour: 'text-muted',
  };
  return (
    <td className="px-2 py-1.5 text-right">
      <span className="inline-flex items-center gap-1.5">
        {formatFactValue(state, language)}
        <Icon aria-hidden="true" className={`size-4 shrink-0 ${colour}`} />
      </span>
    </td>
  );
}

function Years({ facts, links, Linked }: TableProps) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const currency = facts.get('company.revenue.value')?.currency ?? '';
  const told = flows.filter((flow) =>
    years.some((year) => facts.has(`company.${flow}.year-${year}.value`)),
  );
  return (
    <div className={box}>
      <table className="w-full border-collapse text-xs tabular-nums">
        <thead>
          <tr className={headRow}>
            <th scope="col">{t('years', { currency })}</th>
            {told.map((flow) => (
              <th key={flow} scope="col">
                {facts.get(`company.${flow}.value`)?.name ?? flow}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => {
            const end = flows
              .map((flow) => facts.get(`company.${flow}.year-${year}.end`))
              .find((fact) => fact !== undefined);
            return (
              end !== undefined && (
                <tr key={year} className="border-b border-line last:border-0">
                  <th scope="row" className="px-2 py-1.5 text-left font-normal whitespace-nowrap">
                    {formatFactValue(end, language, '1d')}
                  </th>
                  {told.map((flow) => (
                    <Cell
                      key={flow}
                      fact={facts.get(`company.${flow}.year-${year}.value`)}
                      links={links}
                      Linked={Linked}
                    />
                  ))}
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The filing that a number was read from, or the numbers it was computed from. */
function FactOrigin({ fact, analysis }: OriginProps) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const { source } = fact;
  const toDay = (time: number): string => formatTime(time, '1d', language);
  if (source.kind === 'filing') {
    const period = [...new Set([source.from, source.to])].map(toDay).join(' – ');
    const rows = [
      [t('concept'), source.concept],
      [t('period'), period],
      [t('filing'), `${source.form} · ${source.accession}`],
      [t('source'), `${source.vendor}, ${toDay(source.filedAt)}`],
    ] as const;
    return rows.map(([name, text]) => <OriginRow key={name} name={name} text={text} />);
  }
  if (source.kind !== 'computation' || analysis === undefined) return null;
  const byId = new Map(analysis.facts.map((one) => [one.id, one]));
  return source.factIds
    .flatMap((id) => byId.get(id) ?? [])
    .map((one) => (
      <OriginRow
        key={one.id}
        name={getFactName(one, language)}
        text={formatFactValue(one, language, '1d')}
      />
    ));
}

function OriginRow({ name, text }: { name: string; text: string }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right break-all tabular-nums">{text}</dd>
    </div>
  );
}
