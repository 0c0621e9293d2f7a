import type { WireFinding } from '@vela/contracts';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { BaseRateLines } from './base-rates/base-rate-lines.tsx';
import type { ShownRates } from './base-rates/find-base-rates.ts';
import type { ChartFormat } from './chart-format.ts';
import { describeFinding, toToneClass } from './describe-finding.ts';
import { FindingDetails } from './finding-details.tsx';
import { ToolButton } from './tool-button.tsx';

type FindingStripProps = {
  finding: WireFinding;
  /** Open time of the first candle of its series, UTC ms; undefined: that is another series. */
  anchor: number | undefined;
  shownRates: ShownRates;
  format: ChartFormat;
  onClose: () => void;
};

/** The structure that was pressed, docked under the drawing: prices, times and base rates. */
export function FindingStrip({ finding, anchor, shownRates, format, onClose }: FindingStripProps) {
  const { t } = useTranslation('chart');
  const words = describeFinding(finding, useLanguage());
  return (
    <section
      aria-label={t('picked')}
      data-testid="finding-strip"
      className="flex max-h-44 shrink-0 items-start gap-6 overflow-y-auto border-t border-line bg-raised py-2 pl-3 text-xs"
    >
      <div className="grid flex-1 gap-x-8 gap-y-2 sm:grid-cols-2">
        <div>
          <p className="font-semibold first-letter:uppercase">
            {words.name} · <span className={toToneClass(finding)}>{words.direction}</span>
          </p>
          <p className="mb-1 text-muted first-letter:uppercase">{words.state}</p>
          <FindingDetails finding={finding} anchor={anchor} format={format} />
        </div>
        <BaseRateLines shown={shownRates} format={format} />
      </div>
      <ToolButton label={t('closePicked')} icon={X} onClick={onClose} />
    </section>
  );
}
