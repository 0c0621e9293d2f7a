import type { DealInputs, SavedDeal } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../lib/api-error.ts';
import { useApi } from '../../lib/session/session-provider.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/toasts.tsx';
import { DealList } from './deal-list.tsx';
import { SaveForm } from './save-form.tsx';
import { type DealChange, useChangeDeals, useSavedDeals } from './saved-deals-query.ts';

type SavedDealsProps = {
  /** What would be saved; undefined while it cannot be calculated with. */
  inputs: DealInputs | undefined;
  onOpen: (inputs: DealInputs) => void;
};

/** The saved deals, the opened one of them, and a way to change them that tells how it went. */
function useDeals() {
  const { t } = useTranslation('deal');
  const api = useApi();
  const list = useSavedDeals(api);
  const change = useChangeDeals(api);
  const [openId, setOpenId] = useState<string>();
  const items = list.data?.items ?? [];
  /** Resolves with whether it was done. */
  const carryOut = async (wanted: DealChange): Promise<boolean> => {
    try {
      const saved = await change.mutateAsync(wanted);
      if (saved !== undefined) {
        setOpenId(saved.id);
        notify.success(t('saved.done'));
      }
      return true;
    } catch (error) {
      notify.error(getErrorMessage(error, t('saved.failed')));
      return false;
    }
  };
  const isEmpty = list.data !== undefined && items.length === 0;
  return { items, isEmpty, openId, setOpenId, isBusy: change.isPending, carryOut };
}

/** Saves the deal of the form, and opens, replaces and deletes the saved ones. */
export function SavedDeals({ inputs, onOpen }: SavedDealsProps) {
  const { t } = useTranslation('deal');
  const { items, isEmpty, openId, setOpenId, isBusy, carryOut } = useDeals();
  const [asked, setAsked] = useState<SavedDeal>();
  const opened = items.find(({ id }) => id === openId);
  return (
    <section aria-labelledby="saved-deals" className="rounded-lg border border-line bg-surface p-4">
      <h2 id="saved-deals" className="font-semibold">
        {t('saved.heading')}
      </h2>
      <DealList
        items={items}
        isEmpty={isEmpty}
        openId={openId}
        onOpen={(deal) => {
          setOpenId(deal.id);
          onOpen(deal.inputs);
        }}
        onDelete={setAsked}
      />
      <SaveForm
        isBusy={isBusy}
        isOff={inputs === undefined}
        onSave={async (name) =>
          inputs !== undefined && (await carryOut({ kind: 'save', name, inputs }))
        }
        onReplace={
          opened === undefined || inputs === undefined
            ? undefined
            : () => void carryOut({ kind: 'change', id: opened.id, inputs })
        }
      />
      {asked !== undefined && (
        <ConfirmDialog
          title={t('saved.confirm.title')}
          action={t('saved.confirm.action')}
          cancel={t('saved.confirm.cancel')}
          busy={isBusy}
          onConfirm={() =>
            void carryOut({ kind: 'delete', id: asked.id }).then(() => setAsked(undefined))
          }
          onClose={() => setAsked(undefined)}
        >
          {t('saved.confirm.text', { name: asked.name })}
        </ConfirmDialog>
      )}
    </section>
  );
}
