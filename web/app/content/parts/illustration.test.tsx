import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@vela/contracts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { illustration, listIllustrations } from './illustration.tsx';

const contentFolder = path.join(import.meta.dirname, '..');

/** Every name that a text asks for, with the file that asks. */
function namesInTexts(): { file: string; name: string }[] {
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
  it('exist under every name that a text uses', () => {
    const known = listIllustrations();
    expect(namesInTexts().filter(({ name }) => !known.includes(name))).toEqual([]);
  });

  it('fail under a name that does not exist', () => {
    expect(() =>
      renderToStaticMarkup(
        createElement(illustration('en'), { name: 'golden-cross', caption: 'None.' }),
      ),
    ).toThrow('golden-cross');
  });

  it('light the number of a sentence that is the value of the fact below it', () => {
    const html = renderToStaticMarkup(
      createElement(illustration('tr'), { name: 'linked-numbers', caption: 'What it shows.' }),
    );
    const lit = /<span data-fact="([^"]+)" class="[^"]*bg-accent[^"]*">([^<]+)</.exec(html);
    expect(lit?.[2]).toMatch(/\d/);
    expect(html).toMatch(
      new RegExp(`<div [^>]*data-fact="${lit?.[1]}"><dt[^>]*>[^<]+</dt><dd[^>]*>${lit?.[2]}</dd>`),
    );
  });

  it.each(languages)(
    'say in %s that their candles are simulated, and name themselves to screen readers',
    (language) => {
      for (const name of listIllustrations()) {
        const html = renderToStaticMarkup(
          createElement(illustration(language), { name, caption: 'What it shows.' }),
        );
        expect(html).toContain(language === 'en' ? 'Simulated candles' : 'Simüle mumlar');
        expect(html).toContain(language === 'en' ? '>SIMULATED<' : '>SİMÜLE<');
        expect(html).toMatch(/<title id="[^"]+">What it shows\./);
      }
    },
  );
});
