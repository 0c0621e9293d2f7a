import type { WireFinding } from '@vela/contracts';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { measureDuration } from './measure-duration.ts';
import { getLastCandle } from './use-chart-data.ts';
import type { ChartNow } from './use-chart-screen.ts';
import { toZoneLabel } from './zone-label.ts';
import { createZoneSelector } from './zone-selector.ts';
import { toZoneWords } from './zone-words.ts';
import type { Zone } from './zone.ts';

/** Labels of a structure, in whole words or as acronyms. */
function useZoneLabels({
  format,
  settings,
}: ChartNow): (finding: WireFinding) => readonly string[] {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  const { labels } = settings;
  return useMemo(() => {
    const short = { breaker: t('breaker'), high: t('short.high'), low: t('short.low') };
    const words = {
      gap: t('label.gap'),
      supportResistance: t('label.supportResistance'),
      range: (values: { name: string; bottom: string; top: string }) => t('label.range', values),
    };
    return (finding) =>
      labels === 'short'
        ? [toZoneLabel(finding, language, short)]
        : toZoneWords(finding, language, {
            words,
            price: format.price,
            wholePrice: (value) => format.number(value, 0),
          });
  }, [labels, language, format, t]);
}

/** Draws the zones that are shown at the last candle, and returns them. */
export function useDrawnZones(screen: ChartNow): readonly Zone[] {
  const { chart, shown, visibility, lit, mentioned } = screen;
  const { openTime } = shown.whole;
  const toLabels = useZoneLabels(screen);
  const choose = useMemo(
    () => createZoneSelector({ openTime, visibility, lit, mentioned, toLabels }),
    [openTime, visibility, lit, mentioned, toLabels],
  );
  const zones = useMemo(
    () =>
      measureDuration('chart: choice of zones', () =>
        choose(shown.analysis.findings, getLastCandle(shown)?.close ?? 0),
      ),
    [choose, shown],
  );
  useEffect(
    () => measureDuration('chart: zones', () => chart?.showZones(zones, lit)),
    [chart, zones, lit],
  );
  return zones;
}
