import type { DealInputs, Fact, PropertyReportAnswer } from '@vela/contracts';
import { Calculator } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../lib/api-error.ts';
import { PropertyReport } from '../../reports/property-report.tsx';
import { Callout } from '../../ui/callout.tsx';
import { joinClassNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useNumberCard } from './number-button.tsx';
import type { useReport } from './use-report.ts';

type ResultProps = {
  report: ReturnType<typeof useReport>;
  /** Marked figures are to be corrected first. */
  isFaulty: boolean;
  /** Without a price there is nothing to calculate yet. */
  isComplete: boolean;
  given: DealInputs['given'];
};

/** What a deal takes and brings, recalculated while it is typed. */
export function DealResult({ report, isFaulty, isComplete, given }: ResultProps) {
  const { t } = useTranslation('deal');
  const { data, error } = report;
  if (!isComplete)
    return (
      <EmptyState icon={Calculator} title={isFaulty ? t('incorrect') : t('empty.title')} level={3}>
        {!isFaulty && t('empty.text')}
      </EmptyState>
    );
  if (isFaulty && data === undefined)
    return <EmptyState icon={Calculator} title={t('incorrect')} level={3} />;
  if (error !== null)
    return (
      <ErrorState
        title={t('failed')}
        level={3}
        onRetry={() => void report.refetch()}
        retryLabel={t('retry')}
      >
        {getErrorMessage(error, '')}
      </ErrorState>
    );
  if (data === undefined)
    return (
      <output className="grid place-items-center py-12 text-accent">
        <Spinner className="size-8" />
        <span className="sr-only">{t('calculating')}</span>
      </output>
    );
  return (
    <>
      {isFaulty && (
        <output className="mb-4 block">
          <Callout tone="warning">{t('stale')}</Callout>
        </output>
      )}
      <Calculated answer={data} given={given} isStale={isFaulty || report.isPlaceholderData} />
    </>
  );
}

type CalculatedProps = {
  answer: PropertyReportAnswer;
  given: DealInputs['given'];
  isStale: boolean;
};

/** Hundreds of numbers: drawn anew with the answer, not with every letter that is typed. */
const Calculated = memo(function Calculated({ answer, given, isStale }: CalculatedProps) {
  const facts = new Map(answer.facts.map((fact) => [fact.id, fact]));
  const isGiven = ({ source }: Fact): boolean =>
    source.kind === 'input' && Object.hasOwn(given, source.field);
  const { draw, card } = useNumberCard(answer.facts, isGiven);
  return (
    <div
      data-testid="deal-report"
      data-stale={isStale || undefined}
      className={joinClassNames('space-y-5 transition-opacity', isStale && 'opacity-60')}
    >
      <PropertyReport facts={facts} draw={draw} />
      {card}
    </div>
  );
});
