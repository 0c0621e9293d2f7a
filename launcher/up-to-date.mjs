import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const getStamp = (name) => path.join(root, 'node_modules/.cache/steps', name.replaceAll(' ', '-'));

/** Time of the last change of a file, or of any file in a folder, in milliseconds. */
function getChangeTime(file) {
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const entries = readdirSync(file).map((entry) => getChangeTime(path.join(file, entry)));
  return Math.max(stats.mtimeMs, ...entries);
}

/**
 * Whether a step need not run again: none of its inputs (files or folders, relative to the root)
 * changed since it last succeeded, and all of them and its output are there.
 * @param {{ name: string, inputs: readonly string[], output?: string | undefined }} step
 */
export function isUpToDate({ name, inputs, output }) {
  const stamp = getStamp(name);
  const files = [...inputs, ...(output === undefined ? [] : [output])];
  const paths = files.map((file) => path.join(root, file));
  if (!existsSync(stamp) || !paths.every((file) => existsSync(file))) return false;
  const done = statSync(stamp).mtimeMs;
  return paths.slice(0, inputs.length).every((file) => getChangeTime(file) < done);
}

/**
 * Notes that the step succeeded with the inputs as they were at this time.
 * @param {string} name
 * @param {number} began milliseconds since 1970
 */
export function markUpToDate(name, began) {
  const stamp = getStamp(name);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
  utimesSync(stamp, began / 1000, began / 1000);
}
