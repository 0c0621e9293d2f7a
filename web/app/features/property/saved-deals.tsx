import { type DealInputs, type SavedDeal, savedDeals } from '@vela/contracts';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../lib/api-error.ts';
import { useApi } from '../../lib/session/session-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { notify } from '../../ui/toasts.tsx';
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

type DealListProps = {
  items: readonly SavedDeal[];
  isEmpty: boolean;
  openId: string | undefined;
  onOpen: (deal: SavedDeal) => void;
  onDelete: (deal: SavedDeal) => void;
};

function DealList({ items, isEmpty, openId, onOpen, onDelete }: DealListProps) {
  const { t } = useTranslation('deal');
  if (isEmpty) return <p className="mt-2 text-sm text-muted">{t('saved.empty')}</p>;
  return (
    <ul className="mt-2 max-h-72 divide-y divide-line overflow-y-auto">
      {items.map((deal) => (
        <li key={deal.id} className="flex items-center gap-2">
          <button
            type="button"
            aria-pressed={deal.id === openId}
            className="min-h-11 min-w-0 flex-1 truncate text-left text-sm hover:text-accent aria-pressed:font-semibold"
            onClick={() => onOpen(deal)}
          >
            {deal.name}
          </button>
          <button
            type="button"
            aria-label={t('saved.delete', { name: deal.name })}
            className="grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-danger"
            onClick={() => onDelete(deal)}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type SaveFormProps = {
  isBusy: boolean;
  isOff: boolean;
  /** Resolves with whether it was saved: the name is then cleared. */
  onSave: (name: string) => Promise<boolean>;
  /** Replaces the opened deal, where there is one. */
  onReplace: (() => void) | undefined;
};

function SaveForm({ isBusy, isOff, onSave, onReplace }: SaveFormProps) {
  const { t } = useTranslation('deal');
  const [name, setName] = useState('');
  const [isNameMissing, setNameMissing] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setNameMissing(name.trim() === '');
    if (name.trim() !== '' && (await onSave(name.trim()))) setName('');
  };
  return (
    <form className="mt-3 space-y-3" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('saved.name')}
        value={name}
        maxLength={savedDeals.nameMaxLength}
        autoComplete="off"
        error={isNameMissing && name.trim() === '' ? t('saved.needsName') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary" busy={isBusy} disabled={isOff}>
          {t('saved.save')}
        </Button>
        {onReplace !== undefined && (
          <Button look="secondary" busy={isBusy} onClick={onReplace}>
            {t('saved.replace')}
          </Button>
        )}
      </div>
    </form>
  );
}
