import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@vela/contracts';
import { describe, expect, it } from 'vitest';

const web = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(web, file), 'utf8');
const { paper, paperDark, ink, inkOnDark, accent, accentOnDark } = brand.colors;

// Where no constant reaches: a white-label edition is told here what else to change.
describe('the colours of the brand', () => {
  it.each([
    ['paper', paper, paperDark],
    ['ink', ink, inkOnDark],
    ['accent', accent, accentOnDark],
  ])('are the token %s of the style sheet, light and dark', (token, light, dark) => {
    expect(
      new RegExp(`--color-${token}: light-dark\\((#\\w+), (#\\w+)\\)`)
        .exec(read('app/styles.css'))
        ?.slice(1),
    ).toEqual([light, dark]);
  });

  it.each(['site.webmanifest', 'site.tr.webmanifest'])('are those of %s', (file) => {
    expect(JSON.parse(read(`public/${file}`))).toMatchObject({
      background_color: paper,
      theme_color: paper,
    });
  });

  it('are those of the icon', () => {
    const colors = [...read('public/favicon.svg').matchAll(/#[\da-f]{6}/g)].map(([color]) => color);
    expect(new Set(colors)).toEqual(new Set([paper, ink, accent]));
  });

  it('are written into no module', () => {
    expect(
      Object.values(brand.colors).filter((color) => read('app/root.tsx').includes(color)),
    ).toEqual([]);
  });
});
