import type { ChangeConversationRequest, Conversation } from '@vela/contracts';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/toasts.tsx';
import { ConversationFilter } from './conversation-filter.tsx';
import { ConversationRow } from './conversation-row.tsx';
import {
  type ConversationChange,
  type ListFilter,
  useChangeConversations,
  useConversationList,
} from './conversations-query.ts';

type ConversationSidebarProps = {
  api: Api;
  currentId: string | undefined;
  onNew: () => void;
  onOpen: () => void;
  /** The open conversation was deleted. */
  onDeleted: () => void;
};

/** Typed letters are waited for before the server is asked. */
const searchDelayMs = 250;

type PendingChange = { kind: 'delete'; conversation: Conversation } | { kind: 'clear' };

const toChange = (asked: PendingChange): ConversationChange =>
  asked.kind === 'clear' ? asked : { kind: 'delete', id: asked.conversation.id };

/** The user's conversations: new, search, open, rename, pin, archive, delete, clear all. */
export function ConversationSidebar({
  api,
  currentId,
  onNew,
  onOpen,
  onDeleted,
}: ConversationSidebarProps) {
  const { t } = useTranslation(['chat', 'problems']);
  const [filter, setFilter] = useState<ListFilter>({ query: '', archived: false });
  const query = useDebouncedText(filter.query.trim(), searchDelayMs);
  const list = useConversationList(api, { ...filter, query });
  const change = useChangeConversations(api);
  const [asked, setAsked] = useState<PendingChange>();
  const isClearable =
    (list.data?.conversations.length ?? 0) > 0 && query === '' && !filter.archived;

  const carryOut = async (wanted: ConversationChange): Promise<void> => {
    try {
      await change.mutateAsync(wanted);
      if (wanted.kind === 'clear' || (wanted.kind === 'delete' && wanted.id === currentId))
        onDeleted();
    } catch (error) {
      notify.error(
        error instanceof ApiError && error.message !== '' ? error.message : t('problems:network'),
      );
    }
    setAsked(undefined);
  };

  return (
    <nav aria-label={t('list.label')} className="flex min-h-0 flex-1 flex-col">
      <div className="p-3">
        <Button look="secondary" className="w-full md:min-h-10" onClick={onNew}>
          <Plus aria-hidden="true" className="size-4" />
          {t('list.new')}
        </Button>
      </div>
      <ConversationFilter filter={filter} onChange={setFilter} />
      <ConversationRows
        list={list}
        filter={{ ...filter, query }}
        currentId={currentId}
        onOpen={onOpen}
        onChange={(id, wanted) => void carryOut({ kind: 'change', id, change: wanted })}
        onDelete={(conversation) => setAsked({ kind: 'delete', conversation })}
      />
      {isClearable && <ClearButton onClick={() => setAsked({ kind: 'clear' })} />}
      {asked !== undefined && (
        <ConfirmChange
          asked={asked}
          busy={change.isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void carryOut(toChange(asked))}
        />
      )}
    </nav>
  );
}

function ClearButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <button
      type="button"
      className="m-2 flex min-h-11 items-center gap-2 rounded-md px-3 text-sm text-muted hover:bg-sunken hover:text-danger md:min-h-9"
      onClick={onClick}
    >
      <Trash2 aria-hidden="true" className="size-4" />
      {t('list.clear')}
    </button>
  );
}

type ConversationRowsProps = Pick<ConversationSidebarProps, 'currentId' | 'onOpen'> & {
  list: ReturnType<typeof useConversationList>;
  filter: ListFilter;
  onChange: (id: string, change: ChangeConversationRequest) => void;
  onDelete: (conversation: Conversation) => void;
};

/** The list: one tab stop, arrow keys move between rows. */
function ConversationRows(props: ConversationRowsProps) {
  const { list, filter, currentId, onOpen, onChange, onDelete } = props;
  const { t } = useTranslation('chat');
  const [focusedId, setFocusedId] = useState<string>();
  const conversations = list.data?.conversations ?? [];
  const isListed = (id: string | undefined): boolean =>
    conversations.some((conversation) => conversation.id === id);
  const stopId = [focusedId, currentId].find(isListed) ?? conversations[0]?.id;
  return (
    <ul aria-label={t('list.label')} className="min-h-0 flex-1 space-y-0.5 overflow-y-auto px-2">
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <ConversationRow
            conversation={conversation}
            now={list.dataUpdatedAt}
            current={conversation.id === currentId}
            stop={conversation.id === stopId}
            onFocus={() => setFocusedId(conversation.id)}
            onOpen={onOpen}
            onChange={(change) => onChange(conversation.id, change)}
            onDelete={() => onDelete(conversation)}
          />
        </li>
      ))}
      <ListOutcome list={list} filter={filter} empty={conversations.length === 0} />
    </ul>
  );
}

type ListOutcomeProps = Pick<ConversationRowsProps, 'list' | 'filter'> & { empty: boolean };

function ListOutcome({ list, filter, empty }: ListOutcomeProps) {
  const { t } = useTranslation('chat');
  if (list.isPending)
    return (
      <li className="grid place-items-center p-6 text-muted">
        <Spinner />
      </li>
    );
  if (list.isError) {
    return (
      <li className="p-4 text-center text-sm text-muted">
        <p role="alert">{t('list.failed')}</p>
        <Button look="quiet" onClick={() => void list.refetch()}>
          {t('retry')}
        </Button>
      </li>
    );
  }
  if (empty) {
    const reason = filter.archived ? t('conversation.archived.empty') : t('list.empty');
    const { query } = filter;
    return (
      <li className="p-4 text-sm break-words text-muted">
        <output>{query === '' ? reason : t('conversation.search.none', { query })}</output>
      </li>
    );
  }
  if (!list.hasNextPage) return null;
  return (
    <li>
      <Button
        look="quiet"
        className="w-full"
        busy={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {t('list.more')}
      </Button>
    </li>
  );
}

type ConfirmChangeProps = {
  asked: PendingChange;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

function ConfirmChange({ asked, busy, onConfirm, onClose }: ConfirmChangeProps) {
  const { t } = useTranslation('chat');
  const clear = asked.kind === 'clear';
  return (
    <ConfirmDialog
      title={clear ? t('list.clearTitle') : t('list.deleteTitle')}
      action={clear ? t('list.clearAction') : t('list.deleteAction')}
      cancel={t('cancel')}
      busy={busy}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {clear ? t('list.clearText') : t('list.deleteText', { title: asked.conversation.title })}
    </ConfirmDialog>
  );
}
