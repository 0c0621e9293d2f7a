import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@vela/contracts';
import { describe, expect, it } from 'vitest';

const web = path.resolve(import.meta.dirname, '../..');
const readWebFile = (file: string) => readFileSync(path.join(web, file), 'utf8');
const { paper, paperDark, ink, inkOnDark, accent, accentOnDark } = brand.colors;

// Places that cannot import the constant: a white-label edition must change these too.
describe('the colours of the brand', () => {
  it.each([
    ['paper', paper, paperDark],
    ['ink', ink, inkOnDark],
    ['accent', accent, accentOnDark],
  ])('are the token %s of the style sheet, light and dark', (token, light, dark) => {
    expect(
      new RegExp(`--color-${token}: light-dark\\((#\\w+), (#\\w+)\\)`)
        .exec(readWebFile('app/styles.css'))
        ?.slice(1),
    ).toEqual([light, dark]);
  });

  it.each(['site.webmanifest', 'site.tr.webmanifest'])('match %s', (file) => {
    expect(JSON.parse(readWebFile(`public/${file}`))).toMatchObject({
      background_color: paper,
      theme_color: paper,
    });
  });

  it('match the icon', () => {
    const colors = [...readWebFile('public/favicon.svg').matchAll(/#[\da-f]{6}/g)].map(
      ([color]) => color,
    );
    expect(new Set(colors)).toEqual(new Set([paper, ink, accent]));
  });

  it('are hard-coded in no module', () => {
    expect(
      Object.values(brand.colors).filter((color) => readWebFile('app/root.tsx').includes(color)),
    ).toEqual([]);
  });
});
