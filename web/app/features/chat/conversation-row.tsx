import { type ChangeConversationRequest, chat, type Conversation } from '@vela/contracts';
import { Archive, ArchiveRestore, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { joinClassNames } from '../../ui/class-names.ts';
import { findLatestSubject, formatUpdatedAt } from './conversation-summary.ts';
import { toChatPath } from './use-chat-address.ts';

type ConversationRowProps = {
  conversation: Conversation;
  /** When the list was read, UTC milliseconds. */
  now: number;
  current: boolean;
  /** The row in the tab order (roving tabindex). */
  stop: boolean;
  onFocus: () => void;
  onOpen: () => void;
  onChange: (change: ChangeConversationRequest) => void;
  onDelete: () => void;
};

const tool =
  'grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink md:size-8';

function moveInList(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
  const row = links.findIndex((link) => link === event.currentTarget);
  const next = links[row + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** One conversation of the list: opens, is renamed in place, pinned, archived, deleted. */
export function ConversationRow({
  conversation,
  now,
  current,
  stop,
  onFocus,
  onOpen,
  onChange,
  onDelete,
}: ConversationRowProps) {
  const { t } = useTranslation('chat');
  const [renaming, setRenaming] = useState(false);
  const title = conversation.title === '' ? t('list.untitled') : conversation.title;
  const tabIndex = stop ? 0 : -1;
  if (renaming) {
    return (
      <RenameField
        title={conversation.title}
        onDone={(next) => {
          setRenaming(false);
          if (next !== undefined && next !== conversation.title) onChange({ title: next });
        }}
      />
    );
  }
  return (
    <div
      className={joinClassNames(
        'group flex items-center rounded-md',
        current ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      <Link
        to={toChatPath({ id: conversation.id })}
        aria-current={current ? 'page' : undefined}
        tabIndex={tabIndex}
        onFocus={onFocus}
        onKeyDown={moveInList}
        title={title}
        className="flex min-h-11 min-w-0 flex-1 flex-col justify-center rounded-md px-2.5 py-1 md:min-h-9"
        onClick={onOpen}
      >
        <span className="flex items-center gap-1 text-sm">
          {conversation.pinned === true && <PinnedMark />}
          <span className="truncate">{title}</span>
        </span>
        <RowSubtitle conversation={conversation} now={now} />
      </Link>
      <RowActions
        conversation={conversation}
        title={title}
        tabIndex={tabIndex}
        onChange={onChange}
        onRename={() => setRenaming(true)}
        onDelete={onDelete}
      />
    </div>
  );
}

function PinnedMark() {
  const { t } = useTranslation('chat');
  return (
    <>
      <Pin aria-hidden="true" className="size-3 shrink-0 text-accent" />
      <span className="sr-only">{t('conversation.row.pinned')}: </span>
    </>
  );
}

function RowSubtitle({ conversation, now }: Pick<ConversationRowProps, 'conversation' | 'now'>) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const latest = findLatestSubject(conversation);
  return (
    <span className="truncate text-xs text-muted tabular-nums">
      {formatUpdatedAt(conversation.updatedAt, now, language)}
      {latest?.symbol !== undefined && ` · ${t('list.latest', { symbol: latest.symbol })}`}
      {latest?.interval !== undefined && ` ${t(`shortInterval.${latest.interval}`)}`}
    </span>
  );
}

type RowActionsProps = Pick<ConversationRowProps, 'conversation' | 'onChange'> & {
  title: string;
  tabIndex: number;
  onRename: () => void;
  onDelete: () => void;
};

function RowActions(props: RowActionsProps) {
  const { conversation, title, tabIndex, onChange, onRename, onDelete } = props;
  const { t } = useTranslation('chat');
  const { pinned = false, archived = false } = conversation;
  const PinIcon = pinned ? PinOff : Pin;
  const ArchiveIcon = archived ? ArchiveRestore : Archive;
  return (
    <div className="flex md:w-0 md:overflow-hidden md:group-focus-within:w-auto md:group-hover:w-auto">
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={t(pinned ? 'conversation.row.unpin' : 'conversation.row.pin', { title })}
        className={tool}
        onClick={() => onChange({ pinned: !pinned })}
      >
        <PinIcon aria-hidden="true" className="size-4" />
      </button>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={t(archived ? 'conversation.row.unarchive' : 'conversation.row.archive', {
          title,
        })}
        className={tool}
        onClick={() => onChange({ archived: !archived })}
      >
        <ArchiveIcon aria-hidden="true" className="size-4" />
      </button>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={t('list.rename', { title })}
        className={tool}
        onClick={onRename}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </button>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={t('list.delete', { title })}
        className={tool}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

function RenameField({
  title,
  onDone,
}: {
  title: string;
  onDone: (title: string | undefined) => void;
}) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState(title);
  const finish = (): void => onDone(text.trim() === '' ? undefined : text.trim());
  return (
    <form
      className="p-1"
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        aria-label={t('list.newTitle')}
        maxLength={chat.titleMaxLength}
        value={text}
        className="min-h-11 w-full rounded-md border border-accent bg-raised px-2 text-sm md:min-h-9"
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone(undefined);
        }}
      />
    </form>
  );
}
