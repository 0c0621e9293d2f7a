import { brand, type Language } from '@vela/contracts';
import type { Block, MailText } from '../../language/mail-texts.ts';
import type { Mail } from '../mailer.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function toText(block: Block): string {
  if ('code' in block) return block.code;
  if ('written' in block) return block.written;
  return 'link' in block ? `${block.label}\n${block.link}` : block.text;
}

/** The first link of a mail is its button. */
const looks = {
  button:
    'class="button" style="display:inline-block;background:#0b57d0;color:#ffffff;font-weight:600;text-decoration:none;border-radius:8px;padding:10px 20px;margin-bottom:8px"',
  link: 'style="color:#0b57d0;font-weight:600"',
} as const;

function toHtml(block: Block, isFirstLink: boolean): string {
  if ('code' in block)
    return `<p style="font:700 32px/1.4 ui-monospace,monospace;letter-spacing:.2em;margin:24px 0">${escapeHtml(block.code)}</p>`;
  if ('written' in block)
    return `<div style="white-space:pre-wrap;overflow-wrap:anywhere;border-left:3px solid #c4c9d0;padding-left:16px;margin:24px 0" class="quote">${escapeHtml(block.written)}</div>`;
  if (!('link' in block)) return `<p>${escapeHtml(block.text)}</p>`;
  const link = escapeHtml(block.link);
  const look = looks[isFirstLink ? 'button' : 'link'];
  return `<p><a href="${link}" ${look}>${escapeHtml(block.label)}</a><br><span class="quiet" style="color:#5f6368;display:inline-block;font-size:13px;line-height:1.4;word-break:break-all">${link}</span></p>`;
}

/** Programs that know no media queries show the light colours, which stand in the elements. */
const darkColours =
  '@media (prefers-color-scheme:dark){body{background:#111418!important;color:#e8eaed!important}.card{background:#1b1f24!important}.quiet{color:#9aa0a6!important}a{color:#8ab4f8!important}.button{background:#8ab4f8!important;color:#111418!important}.quote{border-color:#5f6368!important}}';

/** Renders text and HTML part of a mail from the same blocks. */
function renderBlocks(
  blocks: readonly Block[],
  language: Language,
): { text: string; html: string } {
  const text = `${blocks.map(toText).join('\n\n')}\n\n${brand.name}\n`;
  const first = blocks.findIndex((block) => 'link' in block);
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${darkColours}</style></head><body style="margin:0;padding:24px;background:#f6f7f9;color:#1b1f24;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif"><div class="card" style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:12px;padding:32px 32px 16px"><p style="font-weight:700;font-size:18px;margin:0 0 16px">${brand.name}</p>${blocks.map((block, index) => toHtml(block, index === first)).join('')}</div></body></html>`;
  return { text, html };
}

/** Renders a mail in its language from the values of its text. */
export function renderMail<Values extends object>(
  { subject, blocks }: MailText<Values>,
  content: Values & { readonly to: string; readonly language: Language },
): Mail {
  const { to, language } = content;
  return { to, subject: subject(content), ...renderBlocks(blocks(content), language) };
}
