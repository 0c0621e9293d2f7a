import { formatTime, type Permalink } from '@vela/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { VerifyPanel } from './verify-panel.tsx';

/** How a stored analysis was made: what makes it the same again. */
export function MadePanel({ permalink, linkKey }: { permalink: Permalink; linkKey: string }) {
  const { t } = useTranslation(['explore', 'chat']);
  const language = useLanguage();
  const { made, analysis } = permalink;
  const { request } = made;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('links.made.storedAt'), formatTime(made.createdAt, undefined, language)],
    ...(request === null
      ? []
      : [[t('links.made.request'), t(`chat:intent.${request.plan.intent}`)] as const]),
    ...(analysis.mode === 'technical'
      ? [
          [t('links.made.candleCount'), String(analysis.candles.count)] as const,
          [t('links.made.candles'), <Hash key="candles" text={analysis.candles.hash} />] as const,
        ]
      : []),
    [t('links.made.content'), <Hash key="content" text={made.contentHash} />],
    [t('links.made.engine'), <Hash key="engine" text={made.engine ?? t('links.made.unknown')} />],
  ];
  return (
    <section
      aria-labelledby="made"
      className="rounded-lg border border-line bg-surface p-4 text-sm"
    >
      <h2 id="made" className="text-lg font-semibold">
        {t('links.made.title')}
      </h2>
      <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted max-sm:mt-2">{name}</dt>
            <dd className="min-w-0 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <VerifyPanel linkKey={linkKey} analysis={analysis} />
    </section>
  );
}

function Hash({ text }: { text: string }) {
  return <code className="text-xs break-all">{text}</code>;
}
