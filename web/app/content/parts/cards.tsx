import type { ReactNode } from 'react';

/** Cards side by side; stacked on narrow screens. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className="content-cards">{children}</div>;
}

type CardProps = { title: string; href?: string; children: ReactNode };

/** A card; with `href` its title is a link. */
export function Card({ title, href, children }: CardProps) {
  return (
    <div className="content-card">
      <h3>{href === undefined ? title : <a href={href}>{title}</a>}</h3>
      {children}
    </div>
  );
}
