import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A source file of the repository: its path from the root, with `/`, and its text. */
export type SourceFile = { readonly path: string; readonly text: string };

const root = path.resolve(import.meta.dirname, '../../..');
const code = /\.(?:ts|tsx|mjs|js)$/;
/** Words and texts that people read, kept apart from code: they are counted nowhere here. */
const words =
  /(?:^|\/)(?:i18n|vocabulary|content|narrator\/(?:en|tr)|language\/(?:en|tr)|question\/(?:en|tr)|mail\/templates)\/|\.(?:en|tr)\.ts$/;
const test = /\.(?:test|spec|durability)\.|\/testing\/|^e2e\/journeys\//;

/** Every file of code that git knows and that is not deleted, words and texts apart. */
export function readCode(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  return listed
    .split('\0')
    .filter((file) => code.test(file) && !words.test(file))
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** Whether a file is part of a test and not of the product. */
export function isTest({ path: file }: SourceFile): boolean {
  return test.test(file);
}
