import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** The browser to drive: the one CHROMIUM_PATH names, or one in PATH. Throws, with the line that installs one, when there is none. */
export function findChromium(environment: Readonly<Record<string, string | undefined>>): string {
  const named = environment['CHROMIUM_PATH'];
  const candidates = named
    ? [named]
    : (environment['PATH'] ?? '').split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)));
  const found = candidates.find((file) => existsSync(file));
  if (found !== undefined) return found;
  throw new Error('The browser journeys need Chromium, and none is in CHROMIUM_PATH or PATH. On Debian: sudo apt-get install -y chromium');
}
