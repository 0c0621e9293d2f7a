import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Heading } from './heading.tsx';

type SectionHeadingProps = {
  title: ReactNode;
  /** For `aria-labelledby` of the section it heads. */
  id?: string;
  /** The small line above the title. */
  eyebrow?: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** 1 for the page's own heading, 2 for a part of it. */
  level?: 1 | 2 | 3;
  align?: 'start' | 'centre';
  className?: string;
};

const sizes = {
  1: 'text-4xl sm:text-5xl',
  2: 'text-2xl sm:text-3xl',
  3: 'text-xl',
} as const;

/** Opens a page or a part of it: eyebrow, heading, lead. */
export function SectionHeading({
  title,
  id,
  eyebrow,
  lead,
  level = 2,
  align = 'start',
  className,
}: SectionHeadingProps) {
  return (
    <div
      className={classNames('max-w-prose', align === 'centre' && 'mx-auto text-center', className)}
    >
      {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
      <Heading
        level={level}
        {...(id === undefined ? {} : { id })}
        className={classNames(
          'font-semibold tracking-tight',
          sizes[level],
          eyebrow !== undefined && 'mt-3',
        )}
      >
        {title}
      </Heading>
      {lead !== undefined && (
        <p className={classNames('text-muted', level === 1 ? 'mt-5 text-lg' : 'mt-3')}>{lead}</p>
      )}
    </div>
  );
}
