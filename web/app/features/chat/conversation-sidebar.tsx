import type { Conversation } from '@vela/contracts';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/toasts.tsx';
import { ConversationRow } from './conversation-row.tsx';
import {
  type ConversationChange,
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

type PendingChange = { kind: 'delete'; conversation: Conversation } | { kind: 'clear' };

/** The user's conversations: new, open, rename, delete, clear all. */
export function ConversationSidebar({
  api,
  currentId,
  onNew,
  onOpen,
  onDeleted,
}: ConversationSidebarProps) {
  const { t } = useTranslation(['chat', 'problems']);
  const list = useConversationList(api);
  const change = useChangeConversations(api);
  const [asked, setAsked] = useState<PendingChange>();
  const conversations = list.data?.conversations ?? [];

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
      <ConversationRows
        list={list}
        currentId={currentId}
        onOpen={onOpen}
        onRename={(id, title) => void carryOut({ kind: 'rename', id, title })}
        onDelete={(conversation) => setAsked({ kind: 'delete', conversation })}
      />
      {conversations.length > 0 && <ClearButton onClick={() => setAsked({ kind: 'clear' })} />}
      {asked !== undefined && (
        <ConfirmChange
          asked={asked}
          busy={change.isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={() =>
            void carryOut(
              asked.kind === 'clear'
                ? { kind: 'clear' }
                : { kind: 'delete', id: asked.conversation.id },
            )
          }
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
  onRename: (id: string, title: string) => void;
  onDelete: (conversation: Conversation) => void;
};

/** The list: one tab stop, arrow keys move between rows. */
function ConversationRows({ list, currentId, onOpen, onRename, onDelete }: ConversationRowsProps) {
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
            onRename={(title) => onRename(conversation.id, title)}
            onDelete={() => onDelete(conversation)}
          />
        </li>
      ))}
      <ListOutcome list={list} empty={conversations.length === 0} />
    </ul>
  );
}

function ListOutcome({
  list,
  empty,
}: {
  list: ReturnType<typeof useConversationList>;
  empty: boolean;
}) {
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
  if (empty) return <li className="p-4 text-sm text-muted">{t('list.empty')}</li>;
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
