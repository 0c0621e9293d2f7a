import { type Fact, formatFactValue, pillarFigures } from '@vela/contracts';
import { CircleCheck, CircleDashed, CircleSlash, CircleX, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ShownAnalysis } from './answer.ts';
import type { FactLinks } from './fact-links.ts';
import { LinkedNumber } from './linked-text.tsx';

type CompanyAnalysis = Extract<ShownAnalysis, { mode: 'fundamental' }>;
type CompanyPanelProps = { analysis: CompanyAnalysis; links: FactLinks };

const icons: Readonly<Record<string, { icon: LucideIcon; colour: string }>> = {
  pass: { icon: CircleCheck, colour: 'text-success' },
  fail: { icon: CircleX, colour: 'text-danger' },
  'not-applicable': { icon: CircleSlash, colour: 'text-muted' },
  insufficient: { icon: CircleDashed, colour: 'text-muted' },
};
const flows = ['revenue', 'net-income', 'free-cash-flow'] as const;
const years = [1, 2, 3, 4, 5] as const;

/** The pillars and the last fiscal years of a company; each number opens its filing. */
export function CompanyPanel({ analysis, links }: CompanyPanelProps) {
  const facts = new Map(analysis.facts.map((fact) => [fact.id, fact]));
  return (
    <div className="mt-4 space-y-4" data-testid="company-panel">
      <Pillars facts={facts} links={links} />
      <Years facts={facts} links={links} />
    </div>
  );
}

type TableProps = { facts: ReadonlyMap<string, Fact>; links: FactLinks };

function Cell({ fact, links }: { fact: Fact | undefined; links: FactLinks }) {
  const language = useLanguage();
  return (
    <td className="px-2 py-1.5 text-right whitespace-nowrap">
      {fact === undefined ? (
        <span className="text-muted">–</span>
      ) : (
        <LinkedNumber text={formatFactValue(fact, language, '1d')} fact={fact} links={links} />
      )}
    </td>
  );
}

const box = 'overflow-x-auto rounded-lg border border-line';
const headRow =
  'border-b border-line text-xs text-muted *:px-2 *:py-2 *:text-right *:font-medium *:first:text-left';

function Pillars({ facts, links }: TableProps) {
  const { t } = useTranslation('chat');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-1.5 text-sm font-semibold">
        {t('company.pillars')}
      </h3>
      <div className={box}>
        <table className="w-full border-collapse text-xs tabular-nums">
          <thead>
            <tr className={headRow}>
              <th scope="col">{t('company.pillar')}</th>
              <th scope="col">{t('facts.value')}</th>
              <th scope="col">{t('company.against')}</th>
              <th scope="col">{t('company.result')}</th>
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
                    <Cell fact={find('value') ?? find('now')} links={links} />
                    <Cell fact={find('limit') ?? find('before')} links={links} />
                    <State state={state} />
                  </tr>
                )
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
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

function Years({ facts, links }: TableProps) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const heading = useId();
  const currency = facts.get('company.revenue.value')?.currency ?? '';
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-1.5 text-sm font-semibold">
        {t('company.years', { currency })}
      </h3>
      <div className={box}>
        <table className="w-full border-collapse text-xs tabular-nums">
          <thead>
            <tr className={headRow}>
              <th scope="col">{t('company.yearTo')}</th>
              {flows.map((flow) => (
                <th key={flow} scope="col">
                  {facts.get(`company.${flow}.year-1.value`)?.name ?? '–'}
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
                    {flows.map((flow) => (
                      <Cell
                        key={flow}
                        fact={facts.get(`company.${flow}.year-${year}.value`)}
                        links={links}
                      />
                    ))}
                  </tr>
                )
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
