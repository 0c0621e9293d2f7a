import { companyPaths } from '@vela/contracts';
import { Eraser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { control, SaveFacts } from '../../reports/save-facts.tsx';
import { SaveWorkbook } from '../../reports/save-workbook.tsx';
import { CopyLink } from './copy-link.tsx';
import { DealResult } from './deal-result.tsx';
import { DealSections } from './deal-sections.tsx';
import { ResultBar } from './result-bar.tsx';
import { SavedDeals } from './saved-deals.tsx';
import { readDeal, toLinkedInputs } from './typed-deal.ts';
import { useReport } from './use-report.ts';
import { useTypedDeal } from './use-typed-deal.ts';
import { useSettledInputs } from './use-settled-inputs.ts';

/** The form of a property deal, its live result, and the saved deals. */
export function PropertyScreen() {
  const { t } = useTranslation('deal');
  const language = useLanguage();
  const form = useTypedDeal();
  const { faults, isComplete, inputs } = readDeal(form.deal, language);
  const isReady = isComplete && faults.size === 0;
  const report = useReport(useSettledInputs(form.settled));
  const facts = new Map((report.data?.facts ?? []).map((fact) => [fact.id, fact]));
  return (
    <div className="mx-auto w-full max-w-page flex-1 px-4 py-8 sm:px-6 md:py-12">
      <h1 className="display text-4xl">{t('heading')}</h1>
      <p className="mt-2 max-w-3xl text-muted">{t('lead')}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[23rem_minmax(0,1fr)] xl:gap-6">
        <div className="space-y-6">
          <section aria-label={t('form')}>
            <DealSections form={form} faults={faults} />
          </section>
          <SavedDeals
            inputs={isReady ? inputs : undefined}
            onOpen={(saved) => form.open(toLinkedInputs(saved))}
          />
        </div>
        <section id="result" aria-labelledby="result-heading" tabIndex={-1}>
          <div className="mb-4 flex flex-wrap items-center gap-2">
            <h2 id="result-heading" className="mr-auto text-xl font-semibold">
              {t('result')}
            </h2>
            {isComplete && report.data !== undefined && (
              <>
                <CopyLink />
                <SaveFacts facts={facts} name="property" />
                {isReady && (
                  <SaveWorkbook
                    path={companyPaths.propertyWorkbooks}
                    json={{ ...inputs, language }}
                    name="property"
                  />
                )}
              </>
            )}
            {Object.keys(form.deal.values).length > 0 && (
              <button type="button" className={control} onClick={form.clear}>
                <Eraser aria-hidden="true" className="size-4" />
                {t('clear')}
              </button>
            )}
          </div>
          <DealResult
            report={report}
            isFaulty={faults.size > 0}
            isComplete={isComplete}
            given={inputs.given}
          />
        </section>
      </div>
      {isReady && <ResultBar facts={facts} />}
    </div>
  );
}
