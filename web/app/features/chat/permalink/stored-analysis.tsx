import { type Evidence, formatTime, type Permalink } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Callout } from '../../../ui/callout.tsx';
import { createEmptyAnswer, type ShownAnalysis } from '../answer.ts';
import { AnswerText } from '../answer-text.tsx';
import { formatSourceName } from '../fact-value.ts';
import { LinkFigure } from './link-figure.tsx';
import { MadePanel } from './made-panel.tsx';
import { StoredFacts } from './stored-facts.tsx';
import { useNumberCard } from './use-number-card.tsx';

type StoredAnalysisProps = { permalink: Permalink; linkKey: string };

/** The stored sentences, as an answer shows them. */
function toStoredAnswer({ analysis }: Permalink) {
  const { explanation } = analysis;
  let offset = 0;
  const sentences = explanation.sentences.map((sentence, index): Evidence => {
    const evidence = { index, offset, ...sentence };
    offset += sentence.text.length + 1;
    return evidence;
  });
  return {
    ...createEmptyAnswer(analysis.id),
    analysis,
    sentences,
    text: sentences.map(({ text }) => text).join(' '),
    keyFacts: explanation.keyFacts ?? [],
    levels: explanation.levels ?? [],
    outcome: 'completed' as const,
  };
}

/** A stored analysis: drawing, sentences, facts, how it was made, and its verification. */
export function StoredAnalysis({ permalink, linkKey }: StoredAnalysisProps) {
  const { t } = useTranslation('explore');
  const { analysis } = permalink;
  const { toLinks, card } = useNumberCard();
  const answer = toStoredAnswer(permalink);
  const links = toLinks(analysis);
  return (
    <div className="space-y-8">
      <Head analysis={analysis} />
      <LinkFigure permalink={permalink} />
      {answer.sentences.length > 0 && (
        <section aria-labelledby="explanation" className="text-sm leading-6">
          <h2 id="explanation" className="mb-2 text-lg font-semibold">
            {t('links.explanation')}
          </h2>
          <AnswerText answer={answer} links={links} />
        </section>
      )}
      <MadePanel permalink={permalink} linkKey={linkKey} />
      <StoredFacts analysis={analysis} links={links} />
      <p className="border-t border-line pt-4 text-sm text-muted">{t('links.notice')}</p>
      {card}
    </div>
  );
}

function Head({ analysis }: { analysis: ShownAnalysis }) {
  const { t } = useTranslation(['explore', 'chat']);
  const language = useLanguage();
  const charted = analysis.mode === 'technical' ? analysis : undefined;
  const time = formatTime(analysis.asOf, charted?.interval, language);
  return (
    <header>
      <p className="eyebrow">{t(`links.kind.${analysis.mode}`)}</p>
      <h1 className="mt-1 text-2xl font-semibold">
        {'instrument' in analysis ? analysis.instrument.name[language] : t('links.title')}
      </h1>
      <p className="mt-1 text-sm text-muted tabular-nums">
        {[
          ...('instrument' in analysis ? [analysis.instrument.symbol] : []),
          ...(charted === undefined ? [] : [t(`chat:interval.${charted.interval}`)]),
          t('links.asOf', { time }),
          ...(charted === undefined
            ? []
            : [t('links.source', { source: formatSourceName(charted.source, language) })]),
        ].join(' · ')}
      </p>
      {charted?.source.kind === 'simulated' && (
        <Callout tone="warning" className="mt-3">
          {t('links.simulated')}
        </Callout>
      )}
    </header>
  );
}
