import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { run } from './child.mjs';
import { root } from './paths.mjs';
import { logLine } from './progress.mjs';
import { setUp } from './set-up.mjs';

/** Saves screenshots of the pages whose path contains a given word, or of all, to screens/. */
export async function takeScreenshots(words) {
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
  if (code === 0) logLine('The pictures are in screens/');
  return code;
}
