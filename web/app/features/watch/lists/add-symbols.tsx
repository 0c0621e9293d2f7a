import { splitPastedSymbols, type Watchlist, watchlistLimits } from '@vela/contracts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, getErrorMessage } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useChangeLists } from './lists-query.ts';

/** Adds one or many symbols to a list; what is not found is named, and stays in the field. */
export function AddSymbols({ list }: { list: Watchlist }) {
  const { t } = useTranslation('workspace');
  const change = useChangeLists(useApi());
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const known = new Set(list.items.map(({ symbol }) => symbol));
    const added = splitPastedSymbols(text).filter((symbol) => !known.has(symbol.toUpperCase()));
    if (added.length === 0) return;
    const items = [...list.items, ...added.map((symbol) => ({ symbol, section: '', note: '' }))];
    try {
      await change.mutateAsync({ kind: 'change', id: list.id, change: { items } });
      setText('');
      setFault(undefined);
    } catch (error) {
      const isUnknown =
        error instanceof ApiError && error.fields.some(({ field }) => field.endsWith('.symbol'));
      setFault(
        isUnknown
          ? t('watch.lists.unknown', {
              symbols: error.fields.map(({ message }) => message).join(', '),
            })
          : getErrorMessage(error, t('watch.lists.failed')),
      );
    }
  };
  return (
    <form noValidate className="flex items-start gap-2" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('watch.lists.add')}
        hint={t('watch.lists.addHint')}
        className="min-w-0 flex-1"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={watchlistLimits.itemsPerList * 20}
        value={text}
        error={fault}
        onChange={(event) => {
          setText(event.target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" look="secondary" className="mt-6.5" busy={change.isPending}>
        {t('watch.lists.addAction')}
      </Button>
    </form>
  );
}
