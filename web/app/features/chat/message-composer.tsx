import { chat, formatNumber } from '@vela/contracts';
import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { joinClassNames } from '../../ui/class-names.ts';
import { toOptionId } from '../../ui/option-field.tsx';
import type { ComposerAction, ComposerSuggestion } from './composer-suggestions.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useComposerList } from './use-composer-list.ts';

type MessageComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  busy: boolean;
  onSend: () => void;
  onStop: () => void;
  /** What "/" and "@" suggest for the text; none for guests. */
  suggestions?: readonly ComposerSuggestion[];
  /** Does what a chosen command says. */
  onAction?: ((action: ComposerAction) => void) | undefined;
  /** Sent along: symbol, interval, limit, mode. Undefined (sending focuses it): invalid control. */
  context: string | undefined;
};

const noSuggestions: readonly ComposerSuggestion[] = [];

/** The character count is shown below this number of remaining characters. */
const counterThreshold = 500;

/** Sends by submit and Enter. `refused` is true after an attempt while an answer arrives. */
function useSending({
  complete,
  busy,
  onSend,
}: Pick<MessageComposerProps, 'busy' | 'onSend'> & { complete: boolean }) {
  const [refused, setRefused] = useState(false);
  if (refused && !busy) setRefused(false);
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!complete) return;
    if (busy) setRefused(true);
    else onSend();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // During IME composition, Enter confirms a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    onSubmit(event);
  };
  return { refused, onSubmit, onKeyDown };
}

/** Enter sends, Shift+Enter breaks the line; the button stops an answer that arrives. */
export function MessageComposer(props: MessageComposerProps) {
  const { field, text, onText, busy, onSend, onStop, suggestions = noSuggestions, context } = props;
  const { t } = useTranslation('chat');
  const hintId = useId();
  // As the server counts: a ligature is several letters.
  const left = chat.messageMaxLength - text.normalize('NFKC').length;
  const complete = text.trim() !== '' && left >= 0;
  const { refused, onSubmit, onKeyDown } = useSending({ complete, busy, onSend });
  const listId = useId();
  const list = useComposerList(text, suggestions, { onText, onAction: props.onAction });
  const isSuggesting = list.shown.length > 0;
  return (
    <form
      className="border-t border-line bg-surface p-3 max-md:pt-2 max-md:pb-1.5"
      onSubmit={onSubmit}
    >
      {isSuggesting && (
        <SuggestionList
          id={listId}
          suggestions={list.shown}
          active={list.active}
          onChoose={list.choose}
        />
      )}
      <div className="rounded-lg border border-line-strong bg-raised max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-end has-[textarea:focus-visible]:border-accent has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-accent">
        <MessageField
          field={field}
          text={text}
          onText={onText}
          hintId={hintId}
          tooLong={left < 0}
          suggesting={isSuggesting ? toOptionId(listId, list.active) : undefined}
          listId={listId}
          onKeyDown={(event) => {
            if (!list.onKeyDown(event)) onKeyDown(event);
          }}
        />
        <div className="flex items-center justify-between gap-2 p-1.5 pl-3 max-md:contents">
          <ComposerHint id={hintId} context={context} left={left} />
          <ComposerButton
            busy={busy}
            sendable={complete && context !== undefined}
            onStop={onStop}
          />
        </div>
      </div>
      <p className="mt-1.5 text-center text-xs text-muted max-md:mt-1">{t('composer.notice')}</p>
      <output
        className={joinClassNames(
          'block text-center text-xs font-medium text-ink',
          refused && 'mt-1',
        )}
      >
        {refused && t('composer.busy')}
      </output>
    </form>
  );
}

type MessageFieldProps = Pick<MessageComposerProps, 'field' | 'text' | 'onText'> & {
  hintId: string;
  tooLong: boolean;
  /** Id of the marked suggestion, and of their list. */
  suggesting: string | undefined;
  listId: string;
  onKeyDown: (event: KeyboardEvent) => void;
};

function MessageField(props: MessageFieldProps) {
  const { field, text, onText, hintId, tooLong, suggesting, listId, onKeyDown } = props;
  const { t } = useTranslation('chat');
  return (
    <>
      <label htmlFor="message" className="sr-only">
        {t('composer.label')}
      </label>
      <textarea
        ref={field}
        id="message"
        rows={1}
        value={text}
        aria-describedby={hintId}
        aria-controls={suggesting === undefined ? undefined : listId}
        aria-activedescendant={suggesting}
        aria-invalid={tooLong || undefined}
        placeholder={t('composer.placeholder')}
        className="block field-sizing-content max-h-45 min-h-11 w-full resize-none rounded-lg bg-transparent px-3 py-2.5 outline-none text-base leading-6 placeholder:text-muted md:text-sm"
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </>
  );
}

function ComposerHint({
  id,
  context,
  left,
}: {
  id: string;
  context: string | undefined;
  left: number;
}) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  return (
    <p
      id={id}
      className={joinClassNames(
        'min-w-0 text-xs text-muted max-md:order-last max-md:col-span-2 max-md:px-3 max-md:pb-2',
        // On a phone one line is left to the answer: what is sent along is told once one types.
        context !== undefined && left === chat.messageMaxLength && 'max-md:hidden',
      )}
    >
      {context === undefined ? (
        <span className="text-danger">{t('composer.invalid')}</span>
      ) : (
        <span>
          {t('composer.context')}: <span className="text-ink">{context}</span>
        </span>
      )}
      {left < counterThreshold && (
        <span
          className={joinClassNames('ml-2 tabular-nums', left < 0 && 'font-semibold text-danger')}
        >
          {left < 0
            ? t('composer.tooLong', { max: formatNumber(chat.messageMaxLength, 0, language) })
            : t('composer.left', { count: left })}
        </span>
      )}
    </p>
  );
}

function ComposerButton({
  busy,
  sendable,
  onStop,
}: {
  busy: boolean;
  sendable: boolean;
  onStop: () => void;
}) {
  const { t } = useTranslation('chat');
  return busy ? (
    <button
      type="button"
      aria-label={t('composer.stop')}
      className="grid size-11 shrink-0 place-items-center rounded-md bg-ink text-paper md:size-9"
      onClick={onStop}
    >
      <Square aria-hidden="true" className="size-4 fill-current" />
    </button>
  ) : (
    <button
      type="submit"
      aria-label={t('composer.send')}
      aria-disabled={!sendable}
      className="grid size-11 shrink-0 place-items-center rounded-md bg-accent text-on-accent aria-disabled:opacity-45 md:size-9"
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  );
}
