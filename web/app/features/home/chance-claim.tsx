import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Chance } from '../../content/chance.server.ts';

/** A counted rate beside chance, with the analyst's own sentence about the two. */
export function ChanceClaim({ chance: { ranges, rate, control } }: { chance: Chance }) {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="chance-heading" className="bg-panel text-on-panel">
      <div className="mx-auto grid w-full max-w-page items-center gap-x-16 gap-y-10 px-4 py-16 sm:px-6 lg:grid-cols-2 lg:py-24">
        <div>
          <p className="eyebrow text-on-panel! opacity-80">{t('chance.eyebrow')}</p>
          <h2 id="chance-heading" className="display mt-4 text-4xl sm:text-5xl">
            {t('chance.claim')}
          </h2>
          <p className="mt-5 max-w-prose text-lg leading-relaxed">{t('chance.lead')}</p>
          <Link
            to="/methods/base-rate"
            className="mt-4 inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
          >
            {t('chance.action')}
          </Link>
        </div>
        <div className="border-l border-on-panel/30 pl-6 sm:pl-8">
          <dl className="grid gap-5">
            <Bar name={t('chance.gaps')} share={rate} className="bg-on-panel" />
            <Bar name={t('chance.control')} share={control} className="bg-on-panel/55" />
          </dl>
          <p className="mt-6 leading-relaxed">
            {ranges.map(({ text, factId }, index): ReactNode =>
              factId === undefined ? (
                text
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- sentences are immutable
                <b key={index} data-fact={factId} className="font-semibold tabular-nums">
                  {text}
                </b>
              ),
            )}
          </p>
          <p className="mt-3 text-sm opacity-80">{t('chance.source')}</p>
        </div>
      </div>
    </section>
  );
}

type BarProps = { name: string; share: Chance['rate']; className: string };

function Bar({ name, share: { factId, text, percent }, className }: BarProps) {
  return (
    <div>
      <dt className="text-sm">{name}</dt>
      <dd className="mt-1.5 grid grid-cols-[1fr_4.5rem] items-center gap-3">
        <span aria-hidden="true" className="block h-3 rounded-sm bg-on-panel/15">
          <span className={`block h-3 rounded-sm ${className}`} style={{ width: `${percent}%` }} />
        </span>
        <span data-fact={factId} className="text-lg font-semibold tabular-nums">
          {text}
        </span>
      </dd>
    </div>
  );
}
