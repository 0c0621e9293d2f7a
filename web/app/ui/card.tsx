import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { joinClassNames } from './class-names.ts';
import { Heading, type HeadingLevel } from './heading.tsx';

type CardProps = {
  title?: ReactNode;
  level?: HeadingLevel;
  eyebrow?: ReactNode;
  /** A small picture above the title. */
  picture?: ReactNode;
  /** Link target: the whole card is then one link, named by the title. */
  href?: string;
  /** Aligned to the bottom when neighbouring cards are taller. */
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** A card. */
export function Card({
  title,
  level = 3,
  eyebrow,
  picture,
  href,
  footer,
  className,
  children,
}: CardProps) {
  return (
    <div
      className={joinClassNames(
        'relative flex flex-col rounded-lg p-5 sm:p-6 border border-line bg-surface',
        href !== undefined &&
          'transition-colors hover:border-accent has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2',
        className,
      )}
    >
      {picture !== undefined && <div className="mb-4">{picture}</div>}
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
        <div className={joinClassNames('text-muted', title !== undefined && 'mt-2')}>
          {children}
        </div>
      )}
      {footer !== undefined && <div className="mt-auto pt-5">{footer}</div>}
    </div>
  );
}
