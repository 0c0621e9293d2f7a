import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { run } from './child.mjs';
import { root } from './place.mjs';
import { say } from './progress.mjs';
import { setUp } from './set-up.mjs';

/** Takes a picture of every page, or of those whose path holds one of the given words, into screens/. */
export async function screens(words) {
  const chromium = await ensureChromium();
  const node = await setUp();
  const env = {
    ...process.env,
    CHROMIUM_PATH: chromium,
    VELA_SCREENS: words.join(' '),
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  const program = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await run(node, [program, 'test', '--config=screens.config.ts'], {
    cwd: path.join(root, 'e2e'),
    env,
  });
  if (code === 0) say('The pictures are in screens/');
  return code;
}
