import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../../ui/class-names.ts';

/** How far the sheet of the answer is drawn over the chart on a phone. */
export type SheetSize = 'half' | 'whole';

const dragPx = 24;

type AnswerSheetProps = {
  shown: boolean;
  size: SheetSize;
  onSize: (size: SheetSize) => void;
  /** Drawn down from half: back to the chart alone. */
  onLeave: () => void;
  className: string;
  width: number | undefined;
  children: ReactNode;
};

/** The conversation: a column of a wide screen, on a phone a sheet below the chart. */
export function AnswerSheet(props: AnswerSheetProps) {
  const { shown, size, onSize, onLeave, className, width, children } = props;
  return (
    <div
      className={joinClassNames(
        'flex min-h-0 min-w-0 flex-col bg-paper md:w-(--answer-width) md:max-w-[55vw] md:shrink-0',
        shown
          ? 'max-md:flex-1 max-md:rounded-t-xl max-md:border-t max-md:border-line max-md:shadow-lift'
          : 'max-md:invisible max-md:absolute max-md:inset-0',
        className,
      )}
      style={{
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React knows no custom properties
        ['--answer-width' as string]:
          width === undefined ? 'clamp(20rem, 32vw, 30rem)' : `${width}px`,
      }}
    >
      <SheetHandle size={size} onSize={onSize} onLeave={onLeave} />
      {children}
    </div>
  );
}

/** Draws the sheet up or down, by dragging or pressing. */
function SheetHandle({
  size,
  onSize,
  onLeave,
}: Pick<AnswerSheetProps, 'size' | 'onSize' | 'onLeave'>) {
  const { t } = useTranslation('workspace');
  const begun = useRef<number | undefined>(undefined);
  const dragged = useRef(false);
  const onPointerUp = (event: PointerEvent): void => {
    const by = event.clientY - (begun.current ?? event.clientY);
    begun.current = undefined;
    dragged.current = Math.abs(by) > dragPx;
    if (!dragged.current) return;
    if (by < 0) onSize('whole');
    else if (size === 'whole') onSize('half');
    else onLeave();
  };
  const isWhole = size === 'whole';
  const Icon = isWhole ? ChevronDown : ChevronUp;
  return (
    <button
      type="button"
      aria-label={isWhole ? t('layout.sheetHalf') : t('layout.sheetWhole')}
      className="grid min-h-11 touch-none place-items-center rounded-t-xl text-muted -outline-offset-2 low:hidden md:hidden"
      onPointerDown={(event) => {
        begun.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={onPointerUp}
      onClick={() => {
        if (!dragged.current) onSize(isWhole ? 'half' : 'whole');
        dragged.current = false;
      }}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
