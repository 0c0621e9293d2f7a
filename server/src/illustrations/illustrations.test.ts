import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { illustrations } from './illustration-list.ts';
import { illustrationFolder, toIllustrationText } from './illustration-text.ts';
import { makeIllustration } from './make-illustration.ts';

describe('the illustrations of the texts', () => {
  it.each(illustrations.map((illustration) => [illustration.name, illustration] as const))(
    '%s is what the pipeline makes today',
    async (name, plan) => {
      const committed = readFileSync(path.join(illustrationFolder, `${name}.json`), 'utf8');
      expect(toIllustrationText(await makeIllustration(plan))).toBe(committed);
    },
  );

  it('are the planned ones and no others', () => {
    const files = readdirSync(illustrationFolder).filter((file) => file.endsWith('.json'));
    expect(files.toSorted()).toEqual(illustrations.map(({ name }) => `${name}.json`).toSorted());
  });
});
