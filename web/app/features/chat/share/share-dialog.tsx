import { type NewShare, type Share, shareDays } from '@vela/contracts';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { ShareList } from './share-list.tsx';
import { useShares } from './use-shares.ts';

type ShareDialogProps = {
  analysisId: string | undefined;
  conversationId: string | undefined;
  onClose: () => void;
};

/** Makes a link to an analysis or a conversation, and lists the own links. */
export function ShareDialog({ analysisId, conversationId, onClose }: ShareDialogProps) {
  const { t } = useTranslation('explore');
  const { shares, make, revoke } = useShares();
  const [made, setMade] = useState<Share>();
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const days = shareDays.find((count) => String(count) === fields.get('days')) ?? null;
    const wish: NewShare =
      fields.get('what') === 'conversation' && conversationId !== undefined
        ? { conversationId, days }
        : { ...(analysisId === undefined ? {} : { analysisId }), days };
    try {
      setMade(await make.mutateAsync(wish));
    } catch {
      notify.error(t('links.share.failed'));
    }
  };
  return (
    <Dialog title={t('links.share.title')} onClose={onClose}>
      <p className="mt-2 text-sm text-muted">{t('links.share.lead')}</p>
      <ShareForm
        analysisId={analysisId}
        conversationId={conversationId}
        busy={make.isPending}
        onSubmit={submit}
      />
      {made !== undefined && <MadeLink share={made} />}
      <ShareList
        shares={shares}
        busy={revoke.isPending}
        onRevoke={(id) => {
          if (id === made?.id) setMade(undefined);
          revoke.mutate(id, { onError: () => notify.error(t('links.share.failed')) });
        }}
      />
      <div className="mt-4 text-right">
        <Button look="secondary" onClick={onClose}>
          {t('links.share.close')}
        </Button>
      </div>
    </Dialog>
  );
}

type ShareFormProps = Omit<ShareDialogProps, 'onClose'> & {
  busy: boolean;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>;
};

/** What is shared, and for how long. */
function ShareForm({ analysisId, conversationId, busy, onSubmit }: ShareFormProps) {
  const { t } = useTranslation('explore');
  return (
    <form className="mt-4 grid gap-3" onSubmit={(event) => void onSubmit(event)}>
      <SelectField
        name="what"
        label={t('links.share.what')}
        options={[
          ...(analysisId === undefined
            ? []
            : [{ value: 'analysis', label: t('links.share.analysis') }]),
          ...(conversationId === undefined
            ? []
            : [{ value: 'conversation', label: t('links.share.conversation') }]),
        ]}
      />
      <SelectField
        name="days"
        label={t('links.share.days')}
        options={[
          ...shareDays.map((count) => ({
            value: String(count),
            label: t('links.share.day', { count }),
          })),
          { value: 'forever', label: t('links.share.forever') },
        ]}
      />
      <Button type="submit" busy={busy}>
        {t('links.share.make')}
      </Button>
    </form>
  );
}

function MadeLink({ share }: { share: Share }) {
  const { t } = useTranslation('explore');
  const id = useId();
  const address = `${window.location.origin}${share.path}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      notify.success(t('links.menu.copied'));
    } catch {
      notify.error(t('links.menu.copyFailed'));
    }
  };
  return (
    <div className="mt-3">
      <label htmlFor={id} className="text-sm font-medium">
        {t('links.share.made')}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={id}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was asked for is there now
          autoFocus
          readOnly
          value={address}
          className="min-h-11 min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-2 text-sm"
          onFocus={({ target }) => target.select()}
        />
        <Button look="secondary" onClick={() => void copy()}>
          {t('links.share.copy')}
        </Button>
      </div>
    </div>
  );
}
