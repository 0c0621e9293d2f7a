import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@vela/contracts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createIllustration, listIllustrations } from './illustration.tsx';

const contentFolder = path.join(import.meta.dirname, '..');

/** Every illustration name used in a text, with its file. */
function findNamesInTexts(): { file: string; name: string }[] {
  return readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      [
        ...readFileSync(path.join(contentFolder, file), 'utf8').matchAll(
          /<Illustration\b[^>]*\bname="([^"]*)"/g,
        ),
      ].map(([, name = '']) => ({
        file,
        name,
      })),
    );
}

describe('illustrations', () => {
  it('exist for every name used in a text', () => {
    const known = listIllustrations();
    expect(findNamesInTexts().filter(({ name }) => !known.includes(name))).toEqual([]);
  });

  it('throw for an unknown name', () => {
    expect(() =>
      renderToStaticMarkup(
        createElement(createIllustration('en'), { name: 'golden-cross', caption: 'None.' }),
      ),
    ).toThrow('golden-cross');
  });

  it('highlight the number that is the value of the fact below', () => {
    const html = renderToStaticMarkup(
      createElement(createIllustration('tr'), {
        name: 'linked-numbers',
        caption: 'What it shows.',
      }),
    );
    const lit = /<span data-fact="([^"]+)" class="[^"]*bg-accent[^"]*">([^<]+)</.exec(html);
    expect(lit?.[2]).toMatch(/\d/);
    expect(html).toMatch(
      new RegExp(`<div [^>]*data-fact="${lit?.[1]}"><dt[^>]*>[^<]+</dt><dd[^>]*>${lit?.[2]}</dd>`),
    );
  });

  it.each(languages)(
    'state in %s that their candles are simulated, and have an accessible name',
    (language) => {
      for (const name of listIllustrations()) {
        const html = renderToStaticMarkup(
          createElement(createIllustration(language), { name, caption: 'What it shows.' }),
        );
        expect(html).toContain(language === 'en' ? 'Simulated candles' : 'Simüle mumlar');
        expect(html).toContain(language === 'en' ? '>SIMULATED<' : '>SİMÜLE<');
        expect(html).toMatch(/<title id="[^"]+">What it shows\./);
      }
    },
  );
});
