import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ExportCommand } from '../../features/chat/chat-extras-lazy.ts';
import { ChatPanel } from '../../features/chat/chat-panel.tsx';
import {
  type ComposerAction,
  useComposerSuggestions,
} from '../../features/chat/composer-suggestions.ts';
import { parseLimit } from '../../features/chat/controls.ts';
import { ModelConsent } from '../../features/chat/model-lazy.ts';
import { FactCard } from '../../features/chat/fact-card.tsx';
import { toFactLinks } from '../../features/chat/fact-links.ts';
import { ChartReading } from '../../features/chat/reading/chart-reading.tsx';
import { findLastAnswer } from '../../features/chat/thread.ts';
import { rateAnswer } from '../../features/chat/rating/rate-answer.ts';
import type { ChatScreen } from '../../features/chat/use-chat-screen.ts';
import { SymbolSearch } from '../../features/symbol-search/symbol-search.tsx';
import { useApi } from '../../lib/session/session-provider.tsx';
import { AnchoredPopover } from '../../ui/popover.tsx';
import { closeCard } from './chart-area.tsx';

const fileByAction = { pdf: 'document', markdown: 'markdown', csv: 'facts' } as const;

/** Does what a command says: `file` is what is being saved of the last answer. */
function useComposerActions() {
  const navigate = useNavigate();
  const [file, setFile] = useState<LastAnswerFileProps['file']>();
  return {
    file,
    finish: () => setFile(undefined),
    run: (action: ComposerAction): void => {
      if (action === 'model') void navigate('/profile?tab=settings');
      else setFile(fileByAction[action]);
    },
  };
}

/** What is done with the instrument that the search finds. */
type ChooseSymbol = (symbol: string) => void;

/** The conversation, and the search that a chip of an answer opens. */
export function ConversationArea({ screen }: { screen: ChatScreen }) {
  const api = useApi();
  const [search, setSearch] = useState<{ choose: ChooseSymbol }>();
  const close = (): void => setSearch(undefined);
  return (
    <>
      <Messages screen={screen} onSearch={(choose) => setSearch({ choose })} />
      {search !== undefined && (
        <SymbolSearch
          api={api}
          initialQuery=""
          preferred={screen.current?.instrument.assetClass}
          onClose={close}
          onChoose={({ symbol }) => {
            close();
            search.choose(symbol);
          }}
        />
      )}
    </>
  );
}

/** The chart of the controls in three lines; an answer says more about its own. */
export function Reading({
  screen,
}: {
  screen: Pick<ChatScreen, 'linked' | 'current' | 'focus' | 'focusOn' | 'page'>;
}) {
  const { linked, current, focus, focusOn } = screen;
  const shown = linked.analysis;
  if (shown === undefined || shown !== current || screen.page !== undefined) return null;
  return (
    <ChartReading analysis={shown} links={toFactLinks(shown, { focus, shown, onFocus: focusOn })} />
  );
}

type LastAnswerFileProps = {
  screen: ChatScreen;
  file: (typeof fileByAction)[keyof typeof fileByAction];
  onDone: () => void;
};

/** Saves the last answer under its question, for a command. */
function LastAnswerFile({ screen, file, onDone }: LastAnswerFileProps) {
  const { messages } = screen.state;
  const last = findLastAnswer(messages)?.answer;
  if (last === undefined) return null;
  const asked = messages.find(({ id }) => id === last.inReplyTo);
  return (
    <Suspense>
      <ExportCommand
        file={file}
        answer={last}
        question={asked?.kind === 'question' ? asked.text : undefined}
        onDone={onDone}
      />
    </Suspense>
  );
}

type MessagesProps = { screen: ChatScreen; onSearch: (choose: ChooseSymbol) => void };

function Messages({ screen, onSearch }: MessagesProps) {
  const { t } = useTranslation('chat');
  const { controls, store, address } = screen;
  const limit = parseLimit(controls.limit);
  const api = useApi();
  const { file, finish, run } = useComposerActions();
  const last = findLastAnswer(screen.state.messages)?.answer;
  const about = { ...controls, hasAnswer: last !== undefined && !screen.state.busy };
  const suggestions = useComposerSuggestions(api, screen.draft, about);
  return (
    <>
      {file !== undefined && <LastAnswerFile screen={screen} file={file} onDone={finish} />}
      <ChatPanel
        suggestions={suggestions}
        onAction={run}
        consent={
          <Suspense>
            <ModelConsent />
          </Suspense>
        }
        state={screen.state}
        reading={<Reading screen={screen} />}
        draft={screen.draft}
        onDraft={screen.changeDraft}
        field={screen.field}
        starters={screen.starters}
        context={
          limit === undefined
            ? undefined
            : [
                controls.symbol,
                t(`shortInterval.${controls.interval}`),
                t('composer.candles', { count: limit }),
                t(`mode.${controls.mode}`),
              ].join(' · ')
        }
        shown={screen.page === undefined ? screen.analysis : undefined}
        pageId={screen.page?.id}
        focus={screen.focus}
        onFocus={screen.focusOn}
        onAsk={screen.ask}
        onSymbol={screen.askSymbol}
        onSearch={onSearch}
        onTechnical={screen.askTechnical}
        onRetry={screen.retry}
        onEdit={screen.edit}
        onVersion={(questionId) => store.chooseVersion(questionId)}
        onRate={(questionId, feedback) => rateAnswer(api, questionId, feedback)}
        onStop={() => void store.stop()}
        onOlder={() => void store.loadOlder()}
        onShow={screen.show}
        onReload={() => void store.open(address.id)}
        onNew={() => address.goTo(undefined)}
      />
    </>
  );
}

/** The card of a fact that belongs to no chart, beside its number; others are docked there. */
export function FactPopover({ screen }: { screen: Pick<ChatScreen, 'focus' | 'setFocus'> }) {
  const { t } = useTranslation('chat');
  const { focus, setFocus } = screen;
  const close = useCallback(() => setFocus(closeCard), [setFocus]);
  if (focus === undefined || !focus.open || focus.analysis !== undefined) return null;
  return (
    <AnchoredPopover
      anchor={focus.anchor}
      label={t('fact.card')}
      onClose={close}
      outside
      className="w-80"
    >
      <FactCard fact={focus.fact} analysis={focus.analysis} />
    </AnchoredPopover>
  );
}
