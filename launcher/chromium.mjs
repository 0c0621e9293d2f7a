import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { Fault, withProgress } from './progress.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const installed = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const advice = {
  darwin: 'brew install --cask chromium',
  win32: 'winget install Google.Chrome',
  linux: 'sudo apt-get install -y chromium',
};

/** The browser for the journeys: the one CHROMIUM_PATH names, or one on this machine. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...installed].find((file) => path.isAbsolute(file) && existsSync(file));
}

/** The same; where there is none, root on Debian gets one. Throws a Fault with the line to run. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const named = process.env.CHROMIUM_PATH;
  if (named)
    throw new Fault(
      `CHROMIUM_PATH names ${named}, which does not exist. Correct it, or unset it and run: ${installLine()}`,
    );
  if (process.getuid?.() === 0 && canRun('apt-get')) await installWithApt();
  const fresh = findChromium();
  if (fresh) return fresh;
  throw new Fault(
    `The browser tests need Chromium, and none was found in CHROMIUM_PATH or PATH. Run:\n  ${installLine()}\nthen npm test again.`,
  );
}

/** What a person types to get a Chromium. */
export function installLine() {
  return advice[process.platform] ?? advice.linux;
}

async function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await withProgress('Installing Chromium with apt-get', async () => {
    await run('apt-get', ['update', '-q'], { env, quiet: true });
    const { code, output } = await run(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
      { env, quiet: true },
    );
    if (code !== 0)
      throw new Fault(
        `Chromium could not be installed.\n${output.trim().split('\n').slice(-5).join('\n')}\nRun: ${installLine()}`,
      );
  });
}

function canRun(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}
