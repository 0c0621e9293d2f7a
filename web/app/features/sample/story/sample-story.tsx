import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toStepStyle } from '../../../figures/step-style.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { SampleFigure } from '../sample-figure.tsx';
import type { SampleView } from '../sample-view.ts';
import type { StoryPicture } from './story-picture.ts';

type SampleStoryProps = { sample: SampleView; story: StoryPicture };

/** Three sentences of the sample and their zones, which light up in turn until one is held. */
export function SampleStory({ sample, story }: SampleStoryProps) {
  const { t } = useTranslation('sample');
  const language = useLanguage();
  return (
    <figure className="story relative min-w-0 rounded-lg border border-line bg-surface shadow-lift">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 pt-3 text-xs text-muted">
        <span>
          <span className="text-sm font-semibold text-ink">{sample.symbol}</span> ·{' '}
          {t('subject', { name: sample.name, interval: sample.interval })}
        </span>
        <span>
          <span className="inline-block first-letter:uppercase">{sample.source}</span> ·{' '}
          {t('asOf', { time: sample.asOf })}
        </span>
      </figcaption>
      <div className="px-2 pt-2">
        <SampleFigure
          id="story-figure"
          candles={sample.candles}
          {...story.figure}
          language={language}
          title={t('story.title', { symbol: sample.symbol, interval: sample.interval })}
          words={{ simulated: t('chart.simulated'), breaker: t('chart.breaker') }}
          isSimulated={sample.isSimulated}
        />
      </div>
      <fieldset className="border-t border-line">
        <legend className="sr-only">{t('story.legend')}</legend>
        {story.sentences.map(({ findingId, ranges }, index) => (
          <StorySentence key={findingId} step={index + 1}>
            {ranges.map(({ text, factId }, place) =>
              factId === undefined ? (
                text
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- sentences are immutable
                <b key={place} data-fact={factId} className="font-semibold tabular-nums">
                  {text}
                </b>
              ),
            )}
          </StorySentence>
        ))}
        <PlayChoice />
      </fieldset>
    </figure>
  );
}

const choiceInput = 'absolute inset-0 m-0 cursor-pointer appearance-none outline-none';
const choiceFocus =
  'has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-accent';

function StorySentence({ step, children }: { step: number; children: ReactNode }) {
  return (
    <label
      className={`relative block cursor-pointer border-b border-line py-2.5 pr-4 pl-5 text-sm leading-relaxed hover:bg-sunken/50 ${choiceFocus}`}
    >
      <span
        aria-hidden="true"
        data-step={step}
        style={toStepStyle(step)}
        className="story-light absolute inset-0 border-l-4 border-accent bg-accent-soft/60"
      />
      <input type="radio" name="story" value={step} className={`story-hold ${choiceInput}`} />
      <span className="relative">{children}</span>
    </label>
  );
}

/** Plays on; a held sentence stops it. */
function PlayChoice() {
  const { t } = useTranslation('sample');
  return (
    <label
      className={`group relative flex min-h-11 cursor-pointer items-center gap-2 rounded-b-lg px-5 text-xs max-sm:absolute max-sm:top-3 max-sm:right-0 text-muted hover:text-ink motion-reduce:hidden ${choiceFocus}`}
    >
      <input
        type="radio"
        name="story"
        value="play"
        defaultChecked
        aria-label={t('story.play')}
        className={choiceInput}
      />
      <Pause aria-hidden="true" className="hidden size-3.5 group-has-checked:block" />
      <Play aria-hidden="true" className="size-3.5 group-has-checked:hidden" />
      <span className="group-has-checked:hidden max-sm:sr-only">{t('story.play')}</span>
      <span aria-hidden="true" className="hidden group-has-checked:inline max-sm:hidden!">
        {t('story.playing')}
      </span>
    </label>
  );
}
