/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the pattern of a combobox with a list of its own has no tags */
import type { IndicatorInfo } from '@vela/contracts';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { type IndicatorWords, searchIndicators } from './search-indicators.ts';

type IndicatorPickerProps = {
  known: readonly IndicatorWords[];
  failed: boolean;
  /** Number of instances of an indicator on the chart. */
  countOnChart: (id: string) => number;
  hasVolume: boolean;
  onAdd: (info: IndicatorInfo) => void;
  onClose: () => void;
};

function toStep(key: string): number {
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : 0;
}

/** State of the combobox: the query, its matches and the active option. */
function useIndicatorSearch({ known, onAdd }: Pick<IndicatorPickerProps, 'known' | 'onAdd'>) {
  const { t } = useTranslation('chart');
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [added, setAdded] = useState('');
  const found = useMemo(() => searchIndicators(known, query), [known, query]);
  const optionId = (index: number): string => `${listId}-${index}`;
  const add = (info: IndicatorInfo): void => {
    onAdd(info);
    setAdded(t('indicators.added', { name: info.short }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = toStep(event.key);
    const chosen = found[active];
    if (event.key === 'Enter' && chosen !== undefined) add(chosen);
    if (step === 0 || found.length === 0) return;
    event.preventDefault();
    const next = (active + step + found.length) % found.length;
    setActive(next);
    list.current
      ?.querySelector(`#${CSS.escape(optionId(next))}`)
      ?.scrollIntoView({ block: 'nearest' });
  };
  const type = (text: string): void => {
    setQuery(text);
    setActive(0);
  };
  return { listId, list, query, active, setActive, added, found, optionId, add, onKeyDown, type };
}

/** Combobox of all indicators by acronym or name; stays open, so that several can be added. */
export function IndicatorPicker(props: IndicatorPickerProps) {
  const { known, onAdd, onClose } = props;
  const { t } = useTranslation('chart');
  const { listId, list, query, active, setActive, added, found, optionId, add, onKeyDown, type } =
    useIndicatorSearch({ known, onAdd });
  return (
    <Dialog
      title={t('indicators.add')}
      onClose={onClose}
      className="mt-[6dvh] w-[min(34rem,100%)] pt-4 *:[h2]:px-4"
    >
      <SearchField
        query={query}
        listId={listId}
        activeId={found.length > 0 ? optionId(active) : undefined}
        onType={type}
        onKeyDown={onKeyDown}
      />
      <div ref={list} className="min-h-40 p-2">
        <OptionList
          {...props}
          id={listId}
          found={found}
          active={active}
          optionId={optionId}
          onChoose={add}
          onPoint={setActive}
        />
        {found.length === 0 && <NothingFound {...props} query={query} />}
      </div>
      <output className="block min-h-9 border-t border-line px-4 py-2 text-xs text-muted">
        {added || t('indicators.keys')}
      </output>
    </Dialog>
  );
}

type SearchFieldProps = {
  query: string;
  listId: string;
  activeId: string | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function SearchField({ query, listId, activeId, onType, onKeyDown }: SearchFieldProps) {
  const { t } = useTranslation('chart');
  return (
    <div className="relative mt-3 border-y border-line">
      <Search aria-hidden="true" className="absolute top-3.5 left-4 size-5 text-muted" />
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
        autoFocus
        role="combobox"
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-label={t('indicators.search')}
        placeholder={t('indicators.placeholder')}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={query}
        className="min-h-12 w-full bg-transparent pr-4 pl-12 text-base placeholder:text-muted -outline-offset-2"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

function NothingFound({ known, failed, query }: IndicatorPickerProps & { query: string }) {
  const { t } = useTranslation('chart');
  const waiting =
    known.length === 0 ? t('indicators.loading') : t('indicators.none', { query: query.trim() });
  return (
    <p className="p-6 text-center text-sm text-muted">
      {failed ? t('indicators.failed') : waiting}
    </p>
  );
}

type OptionListProps = Pick<IndicatorPickerProps, 'countOnChart' | 'hasVolume'> & {
  id: string;
  found: readonly IndicatorInfo[];
  active: number;
  optionId: (index: number) => string;
  onChoose: (info: IndicatorInfo) => void;
  onPoint: (index: number) => void;
};

function OptionList({
  id,
  found,
  active,
  optionId,
  countOnChart,
  hasVolume,
  onChoose,
  onPoint,
}: OptionListProps) {
  const { t } = useTranslation('chart');
  const toNote = (info: IndicatorInfo): string => {
    const count = countOnChart(info.id);
    const notes = [
      info.needsVolume && !hasVolume ? t('indicators.noVolume') : '',
      count > 0 ? t('indicators.onChart', { count }) : '',
    ];
    return notes.filter((note) => note !== '').join(' · ');
  };
  return (
    // The listbox itself scrolls: a wrapper would not be reachable by keyboard.
    <div
      id={id}
      role="listbox"
      aria-label={t('indicators.found')}
      className="max-h-[56dvh] overflow-y-auto"
    >
      {found.map((info, index) => (
        <IndicatorOption
          key={info.id}
          id={optionId(index)}
          info={info}
          active={index === active}
          note={toNote(info)}
          onChoose={() => onChoose(info)}
          onPoint={() => onPoint(index)}
        />
      ))}
    </div>
  );
}

type IndicatorOptionProps = {
  id: string;
  info: IndicatorInfo;
  active: boolean;
  note: string;
  onChoose: () => void;
  onPoint: () => void;
};

function IndicatorOption({ id, info, active, note, onChoose, onPoint }: IndicatorOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the field, which has the keys
    <div
      id={id}
      role="option"
      aria-selected={active}
      data-indicator={info.id}
      className={joinClassNames(
        'min-h-11 cursor-pointer rounded-md px-2 py-1.5',
        active && 'bg-accent-soft',
      )}
      onClick={onChoose}
      onPointerMove={onPoint}
    >
      <span className="flex items-baseline gap-2">
        <span className="font-semibold">{info.short}</span>
        <span className="min-w-0 flex-1 truncate text-sm">{info.name}</span>
        {note !== '' && <span className="shrink-0 text-xs text-muted">{note}</span>}
      </span>
      {active && <span className="block text-xs text-muted">{info.description}</span>}
    </div>
  );
}
