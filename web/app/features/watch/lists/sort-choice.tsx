import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { type SortColumn, sortColumns, type Sorting } from './shown-rows.ts';

type SortChoiceProps = {
  sorting: Sorting | undefined;
  onSort: (column: SortColumn) => void;
  onListed: () => void;
};

/** What a list is sorted by, also where it has no column heads, and which way. */
export function SortChoice({ sorting, onSort, onListed }: SortChoiceProps) {
  const { t } = useTranslation('workspace');
  const Icon = sorting?.isDescending === true ? ArrowDown : ArrowUp;
  const way = t(`watch.lists.ways.${sorting?.isDescending === true ? 'descending' : 'ascending'}`);
  return (
    <div className="flex items-end gap-1">
      <SelectField
        label={t('watch.lists.sort')}
        value={sorting?.column ?? 'own'}
        options={[
          { value: 'own', label: t('watch.lists.own') },
          ...sortColumns.map((column) => ({
            value: column,
            label: t(`watch.lists.columns.${column}`),
          })),
        ]}
        onChange={({ target: { value } }) => {
          const column = sortColumns.find((one) => one === value);
          if (column === undefined) onListed();
          else onSort(column);
        }}
      />
      {sorting !== undefined && (
        <Button
          look="quiet"
          aria-label={t('watch.lists.turn', { way })}
          title={t('watch.lists.turn', { way })}
          onClick={() => onSort(sorting.column)}
        >
          <Icon aria-hidden="true" className="size-4" />
        </Button>
      )}
    </div>
  );
}
