import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

type SiteFrameProps = { footer?: ReactNode; children: ReactNode };

/** Header, content and footer of public pages; content brings its own `<main id="content">`. */
export function SiteFrame({ footer = <SiteFooter />, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      {children}
      {footer}
    </div>
  );
}
