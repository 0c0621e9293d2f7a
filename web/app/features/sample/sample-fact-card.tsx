import { useTranslation } from 'react-i18next';
import { MethodLink } from './method-link.tsx';
import type { FactView } from './fact-view.ts';
import type { SampleView } from './sample-view.ts';

type SampleFactCardProps = { fact: FactView | undefined; sample: SampleView };

/** Provenance of the selected number. Its space is reserved, so that the layout does not shift. */
export function SampleFactCard({ fact, sample }: SampleFactCardProps) {
  const { t } = useTranslation('sample');
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may hold no list
      role="status"
      data-testid="sample-fact"
      className="min-h-33 max-sm:min-h-48 border-t border-line px-4 py-3 sm:px-6"
    >
      {fact === undefined ? (
        <p className="text-sm text-muted">{t('card.none')}</p>
      ) : (
        <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[2fr_3fr]">
          <div>
            <p className="text-xs text-muted">{fact.label}</p>
            <p className="text-lg font-semibold tabular-nums first-letter:uppercase sm:text-xl">
              {fact.value}
            </p>
            {fact.formed !== undefined && (
              <p className="text-xs text-muted">{t('card.formed', { time: fact.formed })}</p>
            )}
            {fact.isBeyond && <p className="text-xs text-muted">{t('card.beyond')}</p>}
          </div>
          <dl className="grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-0.5 text-xs">
            <Row name={t('card.candles')} text={fact.candles} />
            <Row
              name={t('card.source')}
              text={`${sample.source} · ${t('asOf', { time: sample.asOf })}`}
            />
            <dt className="text-muted">{t('card.method')}</dt>
            <dd>
              <MethodLink fact={fact} />
            </dd>
          </dl>
        </div>
      )}
    </div>
  );
}

function Row({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums first-letter:uppercase">{text}</dd>
    </>
  );
}
