import { languages } from '@vela/contracts';
import { expect, it } from 'vitest';
import { createPasswordResetMail } from './password-reset.ts';

const link = 'https://vela.example/reset-password/abc';
const mails = languages.map((language) =>
  createPasswordResetMail({ to: 'ayse@example.com', language, link }),
);

/** Relative luminance by WCAG 2.2. */
function calculateLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function calculateContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(calculateLuminance).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it('can be read in light and in dark: text, link and small print have a contrast of 4.5', () => {
  const html = mails[0]?.html ?? '';
  const find = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
  const light = find(/class="card"[^>]*background:(#\w{6})/);
  const dark = find(/\.card\{background:(#\w{6})/);
  const pairs = [
    [light, find(/<body[^>]*color:(#\w{6});font/)],
    [find(/class="button" [^>]*background:(#\w{6})/), find(/class="button" [^>]*;color:(#\w{6})/)],
    [find(/\.button\{background:(#\w{6})/), find(/\.button\{[^}]*;color:(#\w{6})/)],
    [light, find(/class="quiet" style="color:(#\w{6})/)],
    [dark, find(/body\{[^}]*;color:(#\w{6})/)],
    [dark, find(/[}]a\{color:(#\w{6})/)],
    [dark, find(/\.quiet\{color:(#\w{6})/)],
  ] as const;
  for (const [ground, text] of pairs)
    expect(calculateContrast(ground, text)).toBeGreaterThanOrEqual(4.5);
});

it('has a text part with the link, and names its language', () => {
  for (const [index, { text, html }] of mails.entries()) {
    expect(text).toContain(link);
    expect(html).toContain(`<html lang="${languages[index]}">`);
  }
});
