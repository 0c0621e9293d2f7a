import { Archive, ArrowLeft, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from './conversations-query.ts';

type ConversationFilterProps = {
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
};

/** Searches the list of conversations, and shows the archived ones instead. */
export function ConversationFilter({ filter, onChange }: ConversationFilterProps) {
  const { t } = useTranslation('chat');
  const { query, archived } = filter;
  const Icon = archived ? ArrowLeft : Archive;
  return (
    <div className="space-y-1 px-3 pb-2">
      <label className="relative block">
        <span className="sr-only">{t('conversation.search.label')}</span>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          value={query}
          maxLength={100}
          placeholder={t('conversation.search.placeholder')}
          className="min-h-11 w-full rounded-md border border-line-strong bg-raised pr-2 pl-8 text-sm placeholder:text-muted hover:border-accent md:min-h-9"
          onChange={(event) => onChange({ ...filter, query: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || query === '') return;
            event.stopPropagation();
            onChange({ ...filter, query: '' });
          }}
        />
      </label>
      <button
        type="button"
        aria-pressed={archived}
        className="flex min-h-11 w-full items-center gap-2 rounded-md px-2.5 text-xs text-muted hover:bg-sunken hover:text-ink md:min-h-8"
        onClick={() => onChange({ query: '', archived: !archived })}
      >
        <Icon aria-hidden="true" className="size-3.5" />
        {archived ? t('conversation.archived.back') : t('conversation.archived.show')}
      </button>
    </div>
  );
}
