import { Link } from 'react-router';
import type { FaqEntry } from '../../content/faq-entry.ts';
import { toPieces } from '../../content/faq-text.ts';

/** An answer. Its id lies in the collapsed part: a link expands it, also without JavaScript. */
export function FaqAnswer({ entry }: { entry: FaqEntry }) {
  return (
    <div id={entry.id} className="grid scroll-mt-24 gap-3 leading-relaxed">
      {entry.answer.map((paragraph) => (
        <p key={paragraph}>
          {toPieces(paragraph).map(({ text, to }) =>
            to === undefined ? (
              text
            ) : (
              <Link key={`${text}${to}`} to={to} className="link">
                {text}
              </Link>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
