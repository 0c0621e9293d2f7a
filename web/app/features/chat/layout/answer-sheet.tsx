import type { ReactNode } from 'react';
import { joinClassNames } from '../../../ui/class-names.ts';
import { type SheetDrag, SheetHandle } from './sheet-handle.tsx';

type AnswerSheetProps = {
  shown: boolean;
  drag: SheetDrag;
  className: string;
  width: number | undefined;
  children: ReactNode;
};

/** The conversation: a column of a wide screen, on a phone a sheet below the chart. */
export function AnswerSheet({ shown, drag, className, width, children }: AnswerSheetProps) {
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
      <SheetHandle {...drag} />
      {children}
    </div>
  );
}
