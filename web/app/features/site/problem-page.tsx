import { brand } from '@vela/contracts';
import type { ReactNode } from 'react';

type ProblemPageProps = {
  eyebrow: string;
  title: string;
  text: string;
  /** Replaces the default title and `noindex`, for a page with its own URL. */
  head?: ReactNode;
  children: ReactNode;
};

/** Error page: illustration, text, and links. */
export function ProblemPage({ eyebrow, title, text, head, children }: ProblemPageProps) {
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-page flex-1 content-center gap-x-16 gap-y-8 px-4 py-12 sm:px-6 md:grid-cols-[1fr_auto] md:py-20"
    >
      {head ?? (
        <>
          <title>{`${title} · ${brand.name}`}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      <div className="min-w-0 max-w-prose">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="display mt-3 text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-5 text-lg text-muted">{text}</p>
        <div className="mt-8">{children}</div>
      </div>
      <ProblemIllustration />
    </main>
  );
}

function ProblemIllustration() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 180"
      className="w-72 max-w-full text-line-strong max-md:order-first max-md:w-36 md:mt-7"
      fill="none"
      stroke="currentColor"
    >
      <path d="M0 150h240M0 100h240M0 50h240" strokeWidth="1" strokeOpacity="0.4" />
      <path d="M30 60v80M70 40v90M110 70v70" strokeWidth="2" />
      <g fill="var(--color-paper)" strokeWidth="2">
        <rect x="20" y="80" width="20" height="44" fill="var(--color-line-strong)" />
        <rect x="60" y="56" width="20" height="50" />
        <rect x="100" y="84" width="20" height="38" fill="var(--color-line-strong)" />
      </g>
      <g stroke="var(--color-accent)" strokeWidth="2" strokeDasharray="4 4">
        <path d="M160 40v22M160 114v26" />
        <rect x="150" y="62" width="20" height="52" />
        <path d="M200 50v26M200 116v24" strokeOpacity="0.5" />
        <rect x="190" y="76" width="20" height="40" strokeOpacity="0.5" />
      </g>
    </svg>
  );
}
