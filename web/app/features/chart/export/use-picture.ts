import { brand, type Language, getSourceKindName } from '@vela/contracts';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { readChartColours } from '../chart-colours.ts';
import type { ChartFormat } from '../chart-format.ts';
import type { PriceChart } from '../price-chart.ts';
import { type ChartData, getLastCandle } from '../use-chart-data.ts';
import { drawPicture, type PictureWords } from './draw-picture.ts';
import { createPictureName } from './picture-name.ts';
import { saveFile } from '../../../lib/save-file.ts';

function toBlob(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

type TextContext = {
  readonly t: TFunction<'chart'>;
  readonly language: Language;
  readonly format: ChartFormat;
};
type PictureText = { words: PictureWords; asOf: number; isReplay: boolean };

/** The picture's text in the page's language, made on demand: few replay candles are saved. */
function useWords(
  format: ChartFormat,
): (data: ChartData, indicators: readonly string[]) => PictureText {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  return (data, indicators) => writeWords(data, indicators, { t, language, format });
}

function writeWords(
  shown: ChartData,
  indicators: readonly string[],
  { t, language, format }: TextContext,
): PictureText {
  const { instrument, interval, source } = shown.analysis;
  const isReplay = shown.count < shown.whole.openTime.length;
  const asOf = isReplay ? (getLastCandle(shown)?.openTime ?? source.asOf) : source.asOf;
  const moment = t(isReplay ? 'picture.replay' : 'source.asOf', { time: format.asOf(asOf) });
  const isSimulated = source.kind === 'simulated';
  const from = t('picture.source', {
    kind: getSourceKindName(source.kind, language),
    vendor: source.vendor,
  });
  const origin = [from, ...(isSimulated ? [] : [instrument.exchange]), instrument.currency];
  const words = {
    title: `${instrument.symbol} · ${t(`interval.${interval}`)} · ${instrument.name[language]}`,
    subtitle: [moment, ...origin].join(' · '),
    notes: [
      ...(indicators.length === 0 ? [] : [indicators.join(' · ')]),
      ...(isSimulated ? [t('simulated.banner')] : []),
      t('picture.note', { brand: brand.name }),
    ],
  };
  return { words, asOf, isReplay };
}

/** Saves the chart as a picture with its source. `failed`: the last attempt made no image. */
export function usePicture(
  { chart, format }: { chart: PriceChart | undefined; format: ChartFormat },
  shownNow: () => ChartData,
  indicators: readonly string[],
): { save: (within: HTMLElement) => void; failed: boolean } {
  const createText = useWords(format);
  const [failed, setFailed] = useState(false);
  const save = async (within: HTMLElement): Promise<void> => {
    if (chart === undefined) return;
    const data = shownNow();
    const { words, asOf, isReplay } = createText(data, indicators);
    const drawn = drawPicture(chart.takePicture(), words, {
      colours: readChartColours(within),
      scale: window.devicePixelRatio,
    });
    const content = await toBlob(drawn);
    setFailed(content === null);
    const { instrument, interval, source } = data.analysis;
    const subject = {
      symbol: instrument.symbol,
      interval,
      asOf,
      isReplay,
      isSimulated: source.kind === 'simulated',
    };
    if (content !== null) saveFile(content, createPictureName(subject));
  };
  return { save: (within) => void save(within), failed };
}
