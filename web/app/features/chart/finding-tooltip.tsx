import type { WireFinding } from '@vela/contracts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ShownRates } from './base-rates/find-base-rates.ts';
import { BaseRateLines } from './base-rates/base-rate-lines.tsx';
import type { ChartFormat } from './chart-format.ts';
import { FindingDetails } from './finding-details.tsx';
import { toToneClass, describeFinding } from './describe-finding.ts';

type FindingTooltipProps = {
  finding: WireFinding;
  /** Open time of the first candle of its series, UTC ms; undefined: that is another series. */
  anchor: number | undefined;
  shownRates: ShownRates;
  format: ChartFormat;
};

/** At `--pointer-x`, `--pointer-y`. Hidden from assistive technology: the table has the same. */
export function FindingTooltip({ finding, anchor, shownRates, format }: FindingTooltipProps) {
  const count = shownRates.refused === undefined ? shownRates.rates.length : 1;
  const words = describeFinding(finding, useLanguage());
  return (
    <div
      aria-hidden="true"
      data-finding={finding.id}
      className="pointer-events-none absolute z-20 w-72 rounded-md border border-line bg-raised p-3 text-xs shadow-lift"
      style={{
        left: 'clamp(4px, var(--pointer-x) + 14px, 100% - 18.25rem)',
        top: `clamp(4px, var(--pointer-y) + 14px, 100% - ${count === 0 ? 13 : 13.5 + 5 * count}rem)`,
      }}
    >
      <p className="font-semibold first-letter:uppercase">
        {words.name} · <span className={toToneClass(finding)}>{words.direction}</span>
      </p>
      <p className="mb-2 text-muted first-letter:uppercase">{words.state}</p>
      <FindingDetails finding={finding} anchor={anchor} format={format} />
      <BaseRateLines shown={shownRates} format={format} />
    </div>
  );
}
