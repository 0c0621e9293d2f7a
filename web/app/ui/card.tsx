import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Heading, type HeadingLevel } from './heading.tsx';

const tones = {
  surface: 'border border-line bg-surface',
  sunken: 'border border-transparent bg-sunken',
  accent: 'border border-accent bg-accent-soft',
} as const;

type CardProps = {
  title?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: HeadingLevel;
  /** The small line above the title. */
  eyebrow?: ReactNode;
  /** Where the card leads: its whole area is then one link, named by the title. */
  href?: string;
  /** Stays at the bottom, also where the cards beside it are taller. */
  footer?: ReactNode;
  tone?: keyof typeof tones;
  className?: string;
  children?: ReactNode;
};

/** A sheet with one thing on it. */
export function Card({
  title,
  level = 3,
  eyebrow,
  href,
  footer,
  tone = 'surface',
  className,
  children,
}: CardProps) {
  return (
    <div
      className={classNames(
        'relative flex flex-col rounded-lg p-5 sm:p-6',
        tones[tone],
        href !== undefined &&
          'transition-colors hover:border-accent has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2',
        className,
      )}
    >
      {eyebrow !== undefined && <p className="eyebrow mb-2">{eyebrow}</p>}
      {title !== undefined && (
        <Heading level={level} className="text-lg font-semibold tracking-tight">
          {href === undefined ? (
            title
          ) : (
            <Link
              to={href}
              className="after:absolute after:inset-0 after:rounded-lg hover:text-accent focus-visible:outline-none"
            >
              {title}
            </Link>
          )}
        </Heading>
      )}
      {children !== undefined && (
        <div className={classNames('text-muted', title !== undefined && 'mt-2')}>{children}</div>
      )}
      {footer !== undefined && <div className="mt-auto pt-5">{footer}</div>}
    </div>
  );
}
