import { splitPastedSymbols, type Watchlist, watchlistLimits } from '@vela/contracts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, getErrorMessage } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useChangeLists } from './lists-query.ts';

/** Symbols that no instrument has, where a change was refused for them. */
function listUnknown(error: unknown): readonly string[] {
  const fields = error instanceof ApiError ? error.fields : [];
  return fields.filter(({ field }) => field.endsWith('.symbol')).map(({ message }) => message);
}

/** Adds one or many symbols to a list; what is not found is named, and alone stays in the field. */
export function AddSymbols({ list }: { list: Watchlist }) {
  const { t } = useTranslation('workspace');
  const change = useChangeLists(useApi());
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const add = async (symbols: readonly string[]): Promise<void> => {
    const items = [...list.items, ...symbols.map((symbol) => ({ symbol, section: '', note: '' }))];
    await change.mutateAsync({ kind: 'change', id: list.id, change: { items } });
  };
  /** Adds those that exist; returns the others. */
  const addKnown = async (symbols: readonly string[]): Promise<readonly string[]> => {
    try {
      await add(symbols);
      return [];
    } catch (error) {
      const unknown = listUnknown(error);
      if (unknown.length === 0) throw error;
      const known = symbols.filter((symbol) => !unknown.includes(symbol));
      if (known.length > 0) await add(known);
      return unknown;
    }
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const known = new Set(list.items.map(({ symbol }) => symbol));
    const added = splitPastedSymbols(text).filter((symbol) => !known.has(symbol.toUpperCase()));
    if (added.length === 0) return;
    try {
      const unknown = await addKnown(added);
      const symbols = unknown.join(', ');
      setText(symbols);
      setFault(unknown.length === 0 ? undefined : t('watch.lists.unknown', { symbols }));
    } catch (error) {
      setFault(getErrorMessage(error, t('watch.lists.failed')));
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
