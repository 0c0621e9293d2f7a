/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the pattern of a combobox with a list of its own has no tags */
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../ui/class-names.ts';
import { toOptionId } from '../../ui/option-field.tsx';
import type { ComposerSuggestion } from './composer-suggestions.ts';

type SuggestionListProps = {
  id: string;
  suggestions: readonly ComposerSuggestion[];
  active: number;
  onChoose: (suggestion: ComposerSuggestion) => void;
};

/** What "/" and "@" suggest, above the message field, which keeps the focus and has the keys. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const { t } = useTranslation('composer');
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('suggestions')}
      className="mb-2 max-h-60 overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-lift"
    >
      {suggestions.map((suggestion, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the field, which has the keys
        <div
          key={suggestion.label}
          id={toOptionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={joinClassNames(
            'flex min-h-11 cursor-pointer items-baseline gap-3 rounded-md px-2 py-2 text-sm hover:bg-sunken md:min-h-9',
            index === active && 'bg-accent-soft',
          )}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span className="font-semibold">{suggestion.label}</span>
          <span className="truncate text-muted">{suggestion.detail}</span>
        </div>
      ))}
    </div>
  );
}
