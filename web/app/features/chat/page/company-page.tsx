import { formatFactValue, simulatedExchange } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { UnchartedAnalysis } from '../answer.ts';
import type { AskPage } from '../ask-page.ts';
import { DataChecks } from './company-checks.tsx';
import { CompanyTools } from './company-tools.tsx';
import { CompanyForecast } from './company-forecast.tsx';
import { CompanyNews } from './company-news.tsx';
import { CompanyPeers } from './company-peers.tsx';
import { Pillars, Years } from './company-tables.tsx';
import type { FactTableProps } from '../../../reports/fact-cell.tsx';
import { FactList } from '../../../reports/fact-list.tsx';
import { MeasureTiles } from '../../../reports/measure-tiles.tsx';
import { FurtherChecks } from './further-checks.tsx';
import { Statements } from './statements.tsx';
import { toValueId, YearFigure } from './year-figure.tsx';
import { ValueEditor } from './value-editor.tsx';
import { ValueGrid } from './value-grid.tsx';

type CompanyPageProps = FactTableProps & {
  onAsk: AskPage;
  analysis: Extract<UnchartedAnalysis, { mode: 'fundamental' }>;
};

const tiles = [
  'revenue',
  'net-income',
  'free-cash-flow',
  'funds-from-operations',
  'operating-cash-flow',
  'dividends',
  'earnings-per-share',
  'debt',
  'cash',
  'return-on-equity',
  'market-value',
];
const ratios = [
  'gross-margin',
  'operating-margin',
  'net-margin',
  'free-cash-flow-margin',
  'return-on-equity',
  'return-on-assets',
  'debt-to-equity',
  'current-ratio',
  'interest-cover',
  'cash-conversion',
  'price-to-book',
  'dividend-yield',
];
const scores = ['piotroski', 'altman', 'beneish', 'accruals'];
const values = [
  'share',
  'rate',
  'growth',
  'return',
  'long-run',
  'terminal',
  'implied',
  'implied-return',
];

/** A company from its filings: the figures first, then its years, pillars, ratios and value. */
export function CompanyPage({ analysis, onAsk, ...table }: CompanyPageProps) {
  const { t } = useTranslation('company');
  const { facts } = table;
  const knownOn = facts.get('company.known-on')?.value;
  const isSimulated = analysis.instrument.exchange === simulatedExchange;
  const company = {
    symbol: analysis.instrument.symbol,
    ...(typeof knownOn === 'number' ? { knownOn } : {}),
  };
  return (
    <>
      <Heading analysis={analysis} facts={facts} />
      <CompanyTools analysis={analysis} onAsk={onAsk} facts={facts} />
      <MeasureTiles ids={tiles.map(toValueId)} {...table} />
      <YearFigure facts={facts} />
      <CompanyForecast {...table} />
      <div data-testid="company-tables" className="space-y-4">
        <Pillars {...table} />
      </div>
      <Statements
        key={analysis.id}
        {...company}
        draw={table.draw}
        fallback={<Years {...table} />}
      />
      <FactList title={t('ratios')} ids={ratios.map(toValueId)} {...table} />
      <FactList title={t('scores')} ids={scores.map(toValueId)} {...table} />
      <CompanyPeers {...table} />
      <FurtherChecks {...company} draw={table.draw} />
      <DataChecks {...table} />
      <FactList
        title={t('shareValue')}
        ids={values.map((part) => `company.value.${part}`)}
        {...table}
      />
      <ValueGrid {...table} />
      <ValueEditor {...company} draw={table.draw} />
      <CompanyNews symbol={company.symbol} />
      <p className="text-xs text-muted">{t(isSimulated ? 'simulatedNote' : 'note')}</p>
    </>
  );
}

/** The name of a company, its newest filing, and whether it exists at all. */
function Heading({
  analysis: { instrument },
  facts,
}: Pick<CompanyPageProps, 'analysis' | 'facts'>) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const filed = facts.get('company.filed');
  return (
    <>
      <header>
        <h2 className="text-xl font-semibold">{instrument.name[language]}</h2>
        <p className="text-sm text-muted">
          {instrument.symbol}
          {filed !== undefined &&
            ` · ${t('filed', { day: formatFactValue(filed, language, '1d') })}`}
        </p>
      </header>
      {instrument.exchange === simulatedExchange && (
        <p
          data-testid="simulated-company"
          className="rounded-lg border border-warning px-3 py-2 text-sm font-medium"
        >
          {t('simulated')}
        </p>
      )}
    </>
  );
}
