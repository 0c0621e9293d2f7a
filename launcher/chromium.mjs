import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { LauncherError, runWithProgress } from './progress.mjs';

const chromiumNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const knownPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const installCommands = {
  darwin: 'brew install --cask chromium',
  win32: 'winget install Google.Chrome',
  linux: 'sudo apt-get install -y chromium',
};

// Chromium without a window system: the same engine, a sixth less time for the journeys.
const headlessShell = 'chromium-headless-shell';

/** The browser of the journeys: as `ensureChromium`, the headless shell where there is one. */
export async function ensureJourneyBrowser() {
  const chromium = await ensureChromium();
  return process.env.CHROMIUM_PATH ? chromium : (findOnPath([headlessShell])[0] ?? chromium);
}

/** CHROMIUM_PATH, or a browser found on this machine; undefined when there is none. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return [...findOnPath(chromiumNames), ...knownPaths.filter((file) => existsSync(file))][0];
}

function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .filter((file) => path.isAbsolute(file) && existsSync(file));
}

/** Finds Chromium, or installs it (root on Debian). Throws LauncherError with the command. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const named = process.env.CHROMIUM_PATH;
  if (named)
    throw new LauncherError(
      `CHROMIUM_PATH names ${named}, which does not exist. Correct it, or unset it and run: ${getInstallCommand()}`,
    );
  if (process.getuid?.() === 0 && isCommandAvailable('apt-get')) await installWithApt();
  const fresh = findChromium();
  if (fresh) return fresh;
  throw new LauncherError(
    `The browser tests need Chromium, and none was found in CHROMIUM_PATH or PATH. Run:\n  ${getInstallCommand()}\nthen npm test again.`,
  );
}

/** The command that installs Chromium on this platform. */
export function getInstallCommand() {
  return installCommands[process.platform] ?? installCommands.linux;
}

async function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runWithProgress('Installing Chromium with apt-get', async () => {
    await run('apt-get', ['update', '-q'], { env, quiet: true });
    const { code, output } = await run(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
      { env, quiet: true },
    );
    // Where the distribution has no such package, the journeys run in Chromium itself.
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', headlessShell], {
      env,
      quiet: true,
    });
    if (code !== 0)
      throw new LauncherError(
        `Chromium could not be installed.\n${output.trim().split('\n').slice(-5).join('\n')}\nRun: ${getInstallCommand()}`,
      );
  });
}

function isCommandAvailable(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}
