import { GripVertical } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

type MoveHandleProps = {
  symbol: string;
  index: number;
  /** Moves the item by so many places. */
  onMove: (by: number) => void;
};

/** Moves an instrument within its list, by drag or by arrow keys. */
export function MoveHandle({ symbol, index, onMove }: MoveHandleProps) {
  const { t } = useTranslation('workspace');
  const startDrag = ({ dataTransfer }: DragEvent): void => {
    dataTransfer.setData('text/plain', String(index));
    dataTransfer.effectAllowed = 'move';
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <button
      type="button"
      draggable
      aria-label={t('watch.lists.move', { symbol })}
      className="grid size-11 cursor-grab place-items-center rounded-md text-muted hover:bg-sunken md:size-9"
      onDragStart={startDrag}
      onKeyDown={press}
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </button>
  );
}
