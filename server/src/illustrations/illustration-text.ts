import path from 'node:path';
import type { IllustrationFile } from '@vela/contracts';

/** Folder from which the web loads the illustrations. */
export const illustrationFolder = path.join(
  import.meta.dirname,
  '../../../web/app/content/illustrations',
);

/** JSON text of the file with each column of numbers on one line, for readable diffs. */
export function toIllustrationText(file: IllustrationFile): string {
  const arrays: string[] = [];
  const withMarks = JSON.stringify(
    file,
    (_key, value: unknown) => {
      const isColumn =
        Array.isArray(value) && value.every((entry) => entry === null || typeof entry !== 'object');
      return isColumn ? `@${arrays.push(JSON.stringify(value)) - 1}@` : value;
    },
    1,
  );
  return `${withMarks.replaceAll(/"@(\d+)@"/g, (_mark, index: string) => arrays[Number(index)] ?? '[]')}\n`;
}
