import type { ReactNode } from 'react';
import { joinClassNames } from './class-names.ts';
import { Heading } from './heading.tsx';

type SectionHeadingProps = {
  title: ReactNode;
  id?: string;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
};

const sizes = {
  1: 'display text-4xl sm:text-5xl',
  2: 'display text-2xl sm:text-3xl',
  3: 'text-xl font-semibold tracking-tight',
} as const;

/** Header of a page or section: eyebrow, heading, lead. */
export function SectionHeading(props: SectionHeadingProps) {
  const { title, id, eyebrow, lead, level = 2, className } = props;
  return (
    <div className={joinClassNames('max-w-prose', className)}>
      {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
      <Heading
        level={level}
        {...(id === undefined ? {} : { id })}
        className={joinClassNames(sizes[level], eyebrow !== undefined && 'mt-3')}
      >
        {title}
      </Heading>
      {lead !== undefined && (
        <p className={joinClassNames('text-muted', level === 1 ? 'mt-5 text-lg' : 'mt-3')}>
          {lead}
        </p>
      )}
    </div>
  );
}
