import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import type { ConversationState } from './conversation-store.ts';

/** Above the thread: loads the messages before those that are shown, and says how that went. */
export function OlderMessages({
  state: { olderCursor, older },
  onLoad,
}: {
  state: Pick<ConversationState, 'olderCursor' | 'older'>;
  onLoad: () => void;
}) {
  const { t } = useTranslation('chat');
  if (olderCursor === null) return null;
  return (
    <div className="flex flex-col items-center gap-2 text-sm">
      {older === 'failed' && (
        <p role="alert" className="text-danger">
          {t('older.failed')}
        </p>
      )}
      <Button look="secondary" busy={older === 'loading'} onClick={onLoad}>
        {t('older.show')}
      </Button>
    </div>
  );
}
