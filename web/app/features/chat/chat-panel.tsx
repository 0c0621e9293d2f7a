import { useTranslation } from 'react-i18next';
import { usePhone } from '../../lib/use-phone.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { createNumberKeys } from './answer/number-keys.ts';
import type { ChatPanelProps } from './chat-panel-props.ts';
import { LiveLog } from './live-log.tsx';
import { MessageComposer } from './message-composer.tsx';
import { MessageList } from './message-list.tsx';
import { OlderMessages } from './older-messages.tsx';
import { ProblemText } from './problem-text.tsx';
import { ConversationStart, PromptList } from './prompt-list.tsx';
import { findLastAnswer, toThread } from './thread.ts';
import { ThreadMessage } from './thread-message.tsx';

/** The conversation beside the chart: thread, suggestions and message field. */
export function ChatPanel(props: ChatPanelProps) {
  const { state, draft, onDraft, field, context, onAsk, onStop } = props;
  const { t } = useTranslation('chat');
  const answer = findLastAnswer(state.messages)?.answer;
  const waiting = state.busy && state.messages.at(-1)?.kind === 'question';
  const phone = usePhone();
  const send = (): void => {
    if (!onAsk({ text: draft.trim() })) return;
    onDraft('');
    // The keyboard of a phone would cover the answer.
    if (phone) field.current?.blur();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys between the field and the numbers in it
    <section
      aria-label={t('panel')}
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-paper"
      onKeyDown={createNumberKeys(field, props.focus?.open === true)}
    >
      <Thread {...props} waiting={waiting} />
      {state.messages.length > 0 && (
        <div className="max-h-44 overflow-y-auto border-t border-line px-4 py-3 empty:hidden max-md:hidden">
          {props.reading}
        </div>
      )}
      {props.consent}
      <LiveLog answer={answer} waiting={waiting} />
      <MessageComposer
        field={field}
        text={draft}
        onText={onDraft}
        busy={state.busy}
        onSend={send}
        onStop={onStop}
        {...(props.suggestions === undefined ? {} : { suggestions: props.suggestions })}
        onAction={props.onAction}
        context={context}
      />
    </section>
  );
}

function Thread(props: ChatPanelProps & { waiting: boolean }) {
  const { state, starters, waiting, onAsk } = props;
  const { t } = useTranslation('chat');
  if (state.status === 'loading') return <ThreadSkeleton />;
  if (state.status !== 'ready') return <ThreadProblem {...props} />;
  if (state.messages.length === 0)
    return (
      <ConversationStart starters={starters} onAsk={onAsk}>
        {props.reading}
      </ConversationStart>
    );
  const last = state.messages.at(-1);
  const begin = Math.max(
    0,
    state.messages.findLastIndex((message) => message.kind === 'question'),
  );
  const entries = toThread(state.messages, state.context).map((entry) => (
    <ThreadMessage key={entry.message.id} entry={entry} panel={props} />
  ));
  return (
    <MessageList
      older={<OlderMessages state={state} onLoad={props.onOlder} />}
      onOlder={props.onOlder}
      firstId={state.messages[0]?.id}
      added={state.addedCount === 0 ? '' : t('older.added', { count: state.addedCount })}
      earlier={entries.slice(0, begin)}
      questionId={state.messages[begin]?.id}
    >
      {entries.slice(begin)}
      {waiting && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Spinner />
          {t('waiting')}
        </p>
      )}
      {last?.kind === 'answer' && !state.busy && (
        <PromptList
          label={t('followUps')}
          prompts={props.followUps ?? last.answer.suggestions}
          onAsk={onAsk}
        />
      )}
    </MessageList>
  );
}

function ThreadProblem({ state, onReload, onNew }: ChatPanelProps) {
  const { t } = useTranslation('chat');
  const missing = state.status === 'missing';
  return (
    <div role="alert" className="grid flex-1 place-items-center p-6 text-center text-sm">
      <div>
        <p className="font-semibold">{missing ? t('missing.title') : t('loadFailed')}</p>
        <p className="mt-1 text-muted">
          {missing ? t('missing.text') : <ProblemText problem={state.problem} />}
        </p>
        <Button look="secondary" className="mt-4" onClick={missing ? onNew : onReload}>
          {missing ? t('list.new') : t('retry')}
        </Button>
      </div>
    </div>
  );
}

function ThreadSkeleton() {
  const { t } = useTranslation('chat');
  return (
    <output className="flex flex-1 flex-col gap-4 p-4">
      <span className="h-10 w-2/3 animate-pulse self-end rounded-lg bg-sunken" />
      <span className="h-32 w-full animate-pulse rounded-lg bg-sunken" />
      <span className="h-10 w-1/2 animate-pulse self-end rounded-lg bg-sunken" />
      <span className="sr-only">{t('loading')}</span>
    </output>
  );
}
