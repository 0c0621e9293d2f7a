import { formatTime, type SharedConversation } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { AnswerText } from '../answer-text.tsx';
import type { ShownAnalysis } from '../answer.ts';
import type { AnswerMessage } from '../chat-message.ts';
import type { FactLinks } from '../fact-links.ts';
import { formatSourceName } from '../fact-value.ts';
import { toChatMessage } from '../message-pages.ts';
import { toThread } from '../thread.ts';
import { useNumberCard } from './use-number-card.tsx';

/** A conversation as its owner shared it: read-only, with the source of every answer. */
export function ConversationPage({ conversation }: { conversation: SharedConversation }) {
  const { t } = useTranslation('explore');
  const language = useLanguage();
  const { toLinks, card } = useNumberCard();
  const { title, sharedAt, expiresAt, hash } = conversation;
  const time = (at: number): string => formatTime(at, undefined, language);
  const entries = toThread(conversation.messages.map(toChatMessage), undefined);
  return (
    <div className="space-y-6">
      <header>
        <p className="eyebrow">{t('links.conversation.title')}</p>
        <h1 className="mt-1 text-2xl font-semibold break-words">{title}</h1>
        <p className="mt-1 text-sm text-muted tabular-nums">
          {t('links.conversation.sharedAt', { time: time(sharedAt) })}
          {expiresAt !== null && ` · ${t('links.conversation.until', { time: time(expiresAt) })}`}
        </p>
        <p className="mt-3 text-sm text-muted">{t('links.notice')}</p>
      </header>
      {entries.map((entry) =>
        'analysis' in entry ? (
          <SharedAnswer
            key={entry.message.id}
            message={entry.message}
            analysis={entry.analysis}
            links={toLinks(entry.analysis, entry.message.answer.facts)}
          />
        ) : (
          <article
            key={entry.message.id}
            aria-label={t('links.conversation.question')}
            className="flex justify-end"
          >
            <p className="max-w-[88%] rounded-lg bg-accent-soft px-3 py-2 text-sm leading-6 break-words whitespace-pre-wrap">
              {entry.message.text}
            </p>
          </article>
        ),
      )}
      <p className="border-t border-line pt-4 text-xs break-all text-muted">
        {t('links.conversation.hash', { hash })}
      </p>
      {card}
    </div>
  );
}

type SharedAnswerProps = {
  message: AnswerMessage;
  analysis: ShownAnalysis | undefined;
  links: FactLinks;
};

function SharedAnswer({ message, analysis, links }: SharedAnswerProps) {
  const { t } = useTranslation('explore');
  const language = useLanguage();
  const { answer } = message;
  const charted = analysis?.mode === 'technical' ? analysis : undefined;
  // A link holds the facts that its sentences name: levels of which it has none are left out.
  const hasFact = (id: string | undefined) => id === undefined || links.findFact(id) !== undefined;
  const levels = answer.levels.filter(
    ({ top, bottom, distance }) => hasFact(top) && hasFact(bottom) && hasFact(distance),
  );
  return (
    <article aria-label={t('links.conversation.answer')} className="text-sm leading-6">
      <h2 className="sr-only">{t('links.conversation.answer')}</h2>
      {charted?.source.kind === 'simulated' && (
        <p className="mb-2 rounded-md bg-warning-soft px-3 py-1.5 text-xs text-warning">
          {t('links.simulated')}
        </p>
      )}
      <AnswerText answer={{ ...answer, levels }} links={links} />
      {answer.outcome !== 'completed' && (
        <p className="mt-2 text-xs text-muted">{t('links.conversation.unfinished')}</p>
      )}
      {charted !== undefined && (
        <p className="mt-2 text-xs break-all text-muted tabular-nums">
          {[
            charted.instrument.symbol,
            charted.interval,
            t('links.asOf', { time: formatTime(charted.asOf, charted.interval, language) }),
            t('links.source', { source: formatSourceName(charted.source, language) }),
            t('links.hash', { hash: charted.candles.hash }),
          ].join(' · ')}
        </p>
      )}
    </article>
  );
}
