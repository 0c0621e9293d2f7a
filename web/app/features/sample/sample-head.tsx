import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../ui/class-names.ts';
import type { SampleView } from './sample-view.ts';

/** Instrument, data source and as-of time; simulated data is named first. */
export function SampleHead({ sample }: { sample: SampleView }) {
  const { t } = useTranslation('sample');
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-4 sm:px-6">
      <div>
        <p className="eyebrow">{t('eyebrow')}</p>
        <h2 id="sample-heading" className="mt-1 text-xl font-semibold tracking-tight">
          {sample.symbol}{' '}
          <span className="font-normal text-muted">
            · {t('subject', { name: sample.name, interval: sample.interval })}
          </span>
        </h2>
      </div>
      <p
        data-testid="sample-source"
        className={joinClassNames(
          'inline-flex items-center gap-2 rounded-full border px-3 py-1 text-xs',
          sample.isSimulated
            ? 'border-warning bg-warning-soft text-warning'
            : 'border-line bg-raised',
        )}
      >
        {sample.isSimulated && <FlaskConical aria-hidden="true" className="size-3.5 shrink-0" />}
        <span>
          <span className="inline-block font-semibold first-letter:uppercase">{sample.source}</span>{' '}
          · {t('asOf', { time: sample.asOf })}
        </span>
      </p>
      {sample.isSimulated && <p className="w-full text-sm text-warning">{t('simulated')}</p>}
      {sample.health.map((note) => (
        <p key={note} className="w-full text-sm text-muted">
          {note}
        </p>
      ))}
    </header>
  );
}
