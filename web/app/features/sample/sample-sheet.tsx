import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { SampleFactCard } from './sample-fact-card.tsx';
import { SampleFacts } from './sample-facts.tsx';
import { loadDrawing, SampleFigure } from './sample-figure.tsx';
import { SampleHead } from './sample-head.tsx';
import { SampleText } from './sample-text.tsx';
import type { SampleView } from './sample-view.ts';

/** An analysis whose numbers highlight findings, or link to their facts without JavaScript. */
export function SampleSheet({ sample }: { sample: SampleView }) {
  const { t } = useTranslation('sample');
  const language = useLanguage();
  const [chosen, choose] = useState(sample.firstFact);
  const [pointed, point] = useState<string>();
  const shownId = pointed ?? chosen;
  const shown = sample.facts.find(({ id }) => id === shownId);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only loads a script
    <section
      id="sample"
      aria-labelledby="sample-heading"
      className="rounded-lg border border-line bg-surface shadow-lift"
      // Ready before a number is pointed at.
      onPointerEnter={() => void loadDrawing()}
      onFocus={() => void loadDrawing()}
    >
      <SampleHead sample={sample} />
      <div className="grid lg:grid-cols-[7fr_5fr]">
        <div className="top-16 z-10 self-start rounded-bl-lg bg-surface max-lg:border-b max-lg:border-line [@media(min-height:44rem)]:sticky">
          <div className="px-2 pt-3 sm:px-4">
            <SampleFigure
              id="sample-figure"
              candles={sample.candles}
              findings={sample.findings}
              prices={sample.prices}
              light={shown?.light}
              language={language}
              title={t('chart.title', { symbol: sample.symbol, interval: sample.interval })}
              description={t('chart.description', {
                count: sample.candles.openTime.length,
                asOf: sample.asOf,
              })}
              words={{ simulated: t('chart.simulated'), breaker: t('chart.breaker') }}
              isSimulated={sample.isSimulated}
            />
          </div>
          <SampleFactCard fact={shown} sample={sample} />
        </div>
        <SampleText
          paragraphs={sample.paragraphs}
          shown={shownId}
          onChoose={choose}
          onPoint={point}
        />
      </div>
      <SampleFacts sample={sample} />
    </section>
  );
}
