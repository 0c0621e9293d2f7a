import { randomBytes } from 'node:crypto';
import { brand } from '@vela/contracts';
import type { StoredMail } from './outbox.ts';
import { escapeHtml } from './templates/layout.ts';

type Page = { readonly html: string; readonly policy: string };

const style = `body{margin:0 auto;max-width:48rem;padding:1.5rem;font:1rem/1.6 system-ui,sans-serif;color:#1b1f24;background:#fff}
a{color:#0b57d0}pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid #c4c9d0;border-radius:.5rem;padding:1rem;font:inherit}
li{margin:.75rem 0}dt{font-weight:600}dd{margin:0 0 .5rem}
@media (prefers-color-scheme:dark){body{color:#e6e8eb;background:#14171c}a{color:#8ab4f8}pre{border-color:#4a515b}}`;

function toPage(title: string, content: string): Page {
  const nonce = randomBytes(16).toString('base64');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${brand.name}</title><style nonce="${nonce}">${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
  return {
    html,
    policy: `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  };
}

function renderLinks(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}

/** Page with the list of mails in the outbox, newest first. */
export function renderMailListPage(mails: readonly StoredMail[]): Page {
  const entries = mails.map(
    ({ name, subject, to, date }) =>
      `<li><a href="/dev/mail/${encodeURIComponent(name)}">${escapeHtml(subject)}</a><br>${escapeHtml(to)}, <time datetime="${date}">${date}</time></li>`,
  );
  const list =
    entries.length === 0 ? '<p>No mail has been written yet.</p>' : `<ul>${entries.join('')}</ul>`;
  return toPage(
    'Outbox',
    `<p>Without SMTP_URL, mails are written here instead of being sent.</p>${list}`,
  );
}

/** Page with one mail: headers and text part. */
export function renderMailPage({ subject, to, date, text }: StoredMail): Page {
  const headers = `<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Written</dt><dd><time datetime="${date}">${date}</time></dd></dl>`;
  return toPage(
    subject,
    `<p><a href="/dev/mail">All mails</a></p>${headers}<pre>${renderLinks(text)}</pre>`,
  );
}
