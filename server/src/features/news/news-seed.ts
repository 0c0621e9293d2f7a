import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brand, type Language, languages } from '@vela/contracts';
import { z } from 'zod';
import type { newsArticles } from '../../db/schema/news.ts';

export type NewsSeed = Pick<
  typeof newsArticles.$inferSelect,
  'slug' | 'language' | 'title' | 'lead' | 'body' | 'author' | 'publishedAt' | 'updatedAt'
>;

const seedsFolder = path.resolve(import.meta.dirname, '../../../content/news');

const day = z.iso
  .date('a day is written 2026-11-02')
  .transform((text) => new Date(`${text}T00:00:00Z`));

const frontMatterSchema = z.strictObject({
  slug: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'a slug has small letters without accents, digits and hyphens',
    ),
  title: z.string().min(1).max(120),
  lead: z.string().min(1).max(400),
  author: z.string().min(1).max(80),
  published: day,
  updated: day.exactOptional(),
});

/** Placeholders of seed files, for another edition's own name and address. */
const brandWords: Readonly<Record<string, string>> = {
  'brand.name': brand.name,
  'brand.slug': brand.slug,
};

function fillIn(text: string): string {
  return text.replaceAll(/\{\{\s*([^}]*?)\s*\}\}/g, (_placeholder, name: string) => {
    const word = brandWords[name];
    if (word === undefined)
      throw new Error(`{{${name}}} is not known; known are ${Object.keys(brandWords).join(', ')}`);
    return word;
  });
}

/** Front matter: lines of `name: text` between lines of `---`; text to the end of its line. */
function splitFrontMatter(text: string): { fields: Record<string, string>; body: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined)
    throw new Error('it must begin with front matter between two lines of ---');
  const lines = head.split('\n').filter((line) => line.trim() !== '');
  const fields = lines.map((line) => {
    const [, name, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined)
      throw new Error(`"${line}" is not of the form name: text`);
    return [name, value] as const;
  });
  return { fields: Object.fromEntries(fields), body: body.trim() };
}

/** Parses a seed file; slug from front matter, else file name. Throws, naming the file. */
export function parseNewsSeed(
  text: string,
  { file, language }: { file: string; language: Language },
): NewsSeed {
  try {
    const { fields, body } = splitFrontMatter(
      fillIn(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')),
    );
    if (body === '') throw new Error('the article has no text');
    const parsed = frontMatterSchema.safeParse({ slug: path.basename(file, '.md'), ...fields });
    if (!parsed.success)
      throw new Error(
        parsed.error.issues.map(({ path: at, message }) => [...at, message].join(': ')).join('; '),
      );
    const { published, updated = published, ...words } = parsed.data;
    return { ...words, language, body, publishedAt: published, updatedAt: updated };
  } catch (error) {
    throw new Error(
      `The news article ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

/** Reads all articles of the repository, in every language. */
export function readNewsSeeds(folder = seedsFolder): NewsSeed[] {
  return languages.flatMap((language) => {
    const inLanguage = path.join(folder, language);
    const names = readdirSync(inLanguage).filter((name) => name.endsWith('.md'));
    return names.toSorted().map((name) => {
      const file = path.join(inLanguage, name);
      return parseNewsSeed(readFileSync(file, 'utf8'), { file, language });
    });
  });
}
