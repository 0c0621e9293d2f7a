import { useState } from 'react';
import { newsCategories } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

type NewsFiltersProps = {
  symbol: string;
  category: string;
  onChange: (name: 'symbol' | 'category', value: string) => void;
};

/** The symbol that is typed, and the kind of item. */
export function NewsFilters({ symbol, category, onChange }: NewsFiltersProps) {
  const { t } = useTranslation('calendar');
  const [typed, setTyped] = useState(symbol);
  return (
    <form
      aria-label={t('headlines.filters.label')}
      className="grid items-end gap-3 sm:grid-cols-[1fr_auto_1fr]"
      onSubmit={(event) => {
        event.preventDefault();
        onChange('symbol', typed.trim().toUpperCase());
      }}
    >
      <TextField
        label={t('headlines.filters.symbol')}
        placeholder={t('headlines.filters.symbolHint')}
        maxLength={20}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="secondary">
        {t('headlines.filters.apply')}
      </Button>
      <SelectField
        label={t('headlines.filters.category')}
        value={category}
        options={[
          { value: '', label: t('headlines.filters.everyCategory') },
          ...newsCategories.map((value) => ({ value, label: t(`headlines.categories.${value}`) })),
        ]}
        onChange={({ target }) => onChange('category', target.value)}
      />
    </form>
  );
}
