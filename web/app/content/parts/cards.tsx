import type { ReactNode } from 'react';

/** Cards side by side; below each other on narrow screens. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className="content-cards">{children}</div>;
}

/** A card; with `href` its title leads on. */
export function Card({
  title,
  href,
  children,
}: {
  title: string;
  href?: string;
  children: ReactNode;
}) {
  return (
    <div className="content-card">
      <h3>{href === undefined ? title : <a href={href}>{title}</a>}</h3>
      {children}
    </div>
  );
}
