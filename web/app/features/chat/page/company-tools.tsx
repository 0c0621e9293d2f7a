import { companyPaths, type Fact } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { SaveFacts } from '../../../reports/save-facts.tsx';
import { SaveWorkbook } from '../../../reports/save-workbook.tsx';
import type { UnchartedAnalysis } from '../answer.ts';
import type { AskPage } from '../ask-page.ts';
import { KnownOnSlider } from './known-on-slider.tsx';

type ToolsProps = {
  analysis: Extract<UnchartedAnalysis, { mode: 'fundamental' }>;
  onAsk: AskPage;
  facts: ReadonlyMap<string, Fact>;
};

/** What was known when, and the page as a file: its facts, or a spreadsheet. */
export function CompanyTools({ analysis, onAsk, facts }: ToolsProps) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const { symbol } = analysis.instrument;
  const [knownOn, rate] = ['company.known-on', 'company.value.rate'].map(
    (id) => facts.get(id)?.value,
  );
  // As the page: the same day, and the same discount rate.
  const asked = {
    symbol,
    language,
    ...(typeof knownOn === 'number' ? { knownOn } : {}),
    ...(typeof rate === 'number' ? { discountRate: Math.round(rate * 1e6) / 1e6 } : {}),
  };
  const choose = (day: number | undefined): void => {
    const told = day === undefined ? '' : new Date(day).toISOString().slice(0, 10);
    const text = day === undefined ? t('askToday', { symbol }) : t('ask', { symbol, day: told });
    onAsk(text, symbol, { intent: 'company', ...(day === undefined ? {} : { knownOn: day }) });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <KnownOnSlider key={analysis.id} symbol={symbol} facts={facts} onChoose={choose} />
      <div className="flex flex-wrap items-center gap-3">
        <SaveFacts facts={facts} name={symbol} />
        <SaveWorkbook path={companyPaths.companyWorkbooks} json={asked} name={symbol} />
      </div>
    </div>
  );
}
