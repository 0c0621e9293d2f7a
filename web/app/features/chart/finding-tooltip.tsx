import type { WireFinding } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ChartFormat } from './chart-format.ts';
import { describeFinding, toToneClass } from './describe-finding.ts';

type FindingTooltipProps = {
  finding: WireFinding;
  format: ChartFormat;
};

/**
 * One line at the upper edge of the pane about the structure under the pointer: over no zone's
 * middle. Hidden from assistive technology: the table has the same and more.
 */
export function FindingTooltip({ finding, format }: FindingTooltipProps) {
  const { t } = useTranslation('chart');
  const { name, direction, state } = describeFinding(finding, useLanguage());
  const { top, bottom, formedAt } = finding;
  const parts = [
    top === bottom ? format.price(top) : `${format.price(bottom)} – ${format.price(top)}`,
    state,
    `${t('detail.formed')} ${format.zonedTime(formedAt)}`,
  ].filter((part) => part !== '');
  return (
    <p
      aria-hidden="true"
      data-finding={finding.id}
      className="pointer-events-none absolute top-1 left-1 z-20 max-w-[calc(100%-5rem)] rounded max-md:line-clamp-3 md:truncate bg-surface/90 px-1.5 py-0.5 text-xs tabular-nums"
    >
      <span className="inline-block font-medium first-letter:uppercase">{name}</span>{' '}
      <span className={toToneClass(finding)}>{direction}</span>
      <span className="text-muted"> · {parts.join(' · ')}</span>
    </p>
  );
}
