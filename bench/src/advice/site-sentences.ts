import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@vela/contracts';

const root = path.resolve(import.meta.dirname, '../../..');
const minLength = 16;

/** Sentences of the texts and the news of the site: none of them is advice. */
export function readSiteSentences(language: Language): readonly string[] {
  const folders = ['web/app/content', 'server/content/news'].map((name) =>
    path.join(root, name, language),
  );
  const sentences = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx') || name.endsWith('.md'))
      .toSorted()
      .flatMap((name) =>
        readFileSync(path.join(folder, name), 'utf8')
          .replace(/^(?:import|export) .*$/gm, '')
          .replace(/<[^>]+>|\{[^}]*\}|[#*_`|]/g, '')
          .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .split(/\n\s*\n/)
          .flatMap((paragraph) =>
            paragraph
              .replace(/\s+/g, ' ')
              .trim()
              .split(/(?<=[.!?]) /),
          ),
      ),
  );
  return [...new Set(sentences)].filter(({ length }) => length >= minLength);
}
