import type { AssetClass, Instrument, InstrumentList as FoundInstruments } from '@vela/contracts';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OptionField } from '../../ui/option-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toGroups } from './instrument-groups.ts';
import { InstrumentList } from './instrument-list.tsx';
import { useInstrumentSearch } from './use-instrument-search.ts';

type SymbolSearchProps = {
  api: Api;
  initialQuery: string;
  /** The asset class used last: its instruments come sooner. */
  preferred?: AssetClass | undefined;
  onChoose: (instrument: Instrument) => void;
  onClose: () => void;
};

/** Instrument search by code, name or alias, operated by arrows, Enter and Escape. */
export function SymbolSearch({
  api,
  initialQuery,
  preferred,
  onChoose,
  onClose,
}: SymbolSearchProps) {
  const { t } = useTranslation('chat');
  const listId = useId();
  const [query, setQuery] = useState(initialQuery);
  const [active, setActive] = useState(0);
  const found = useInstrumentSearch(api, query, preferred);
  const { instruments, searching, failed, retry } = found;
  const groups = toGroups(instruments, query);
  const options = groups.flatMap((group) => group.instruments);
  // The index may come from the previous, longer list.
  const marked = Math.max(0, Math.min(active, options.length - 1));

  return (
    <Dialog title={t('search.title')} onClose={onClose} className="mt-[8dvh] pt-4 *:[h2]:px-4">
      <div className="relative mt-3 border-y border-line">
        <Search aria-hidden="true" className="absolute top-3.5 left-4 size-5 text-muted" />
        <OptionField
          label={t('search.label')}
          listId={listId}
          options={options}
          active={marked}
          onActive={setActive}
          onChoose={onChoose}
          busy={searching}
          text={query}
          onText={setQuery}
          maxLength={80}
          placeholder={t('search.placeholder')}
          className="pr-10 pl-12"
        />
        {searching && <Spinner className="absolute top-4 right-4 size-4 text-muted" />}
      </div>
      <div className="min-h-40">
        <InstrumentList
          id={listId}
          groups={groups}
          active={marked}
          onChoose={onChoose}
          onPoint={setActive}
        />
        <SearchOutcome
          notCovered={searching ? undefined : found.notCovered}
          failed={failed}
          none={!searching && options.length === 0}
          query={query}
          onRetry={retry}
        />
      </div>
      <p className="border-t border-line px-4 py-2 text-xs text-muted max-md:hidden">
        {t('search.keys')}
      </p>
    </Dialog>
  );
}

type SearchOutcomeProps = {
  failed: boolean;
  none: boolean;
  query: string;
  /** What was typed is known, and of a market that is not covered. */
  notCovered: FoundInstruments['notCovered'];
  onRetry: () => void;
};

function SearchOutcome({ failed, none, query, notCovered, onRetry }: SearchOutcomeProps) {
  const { t } = useTranslation(['chat', 'workspace']);
  return (
    <output className="block text-center text-sm text-muted">
      {failed && (
        <div className="p-6">
          <p>{t('search.failed')}</p>
          <Button look="secondary" className="mt-3" onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {notCovered !== undefined && (
        <p className="border-t border-line p-4 text-ink">
          {t('workspace:search.notCovered', notCovered)}
        </p>
      )}
      {!failed && none && notCovered === undefined && (
        <p className="p-6">{t('search.none', { query: query.trim() })}</p>
      )}
    </output>
  );
}
