import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { startAfterPaint } from './start-after-paint.ts';

const preloads = ['/assets/manifest.js', '/assets/entry.js', '/assets/a&b.js']
  .map((file) => `<link rel="modulepreload" href="${file.replace('&', '&amp;')}" nonce="N"/>`)
  .join('');
// As React Router 8.4 writes it: one route with a module of its own for its client loader.
const source = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_clientLoader from "/assets/home-loader.js";
import * as route1_main from "/assets/home.js";
const route1 = {...route1_clientLoader,...route1_main};

  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");`;
const page = `<!DOCTYPE html><html><head>${preloads}<link rel="stylesheet" href="/s.css"/></head><body><p>import "x"</p><script nonce="N">window.state=1</script><script nonce="N" type="module" async="">${source}</script></body></html>`;

/** The start script, run in a pretended browser; `import()` is recorded. */
function run(html: string, { start, session }: { start?: 'now'; session?: 'absent' } = {}) {
  const text = /<script nonce="N">(\(function[\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const [links, imported, idle, listening]: [
    string[],
    string[],
    (() => void)[],
    Map<string, (event?: unknown) => void>,
  ] = [[], [], [], new Map()];
  const dataset: Record<string, string | undefined> = { start, session };
  const changed: (() => void)[] = [];
  const window = { requestIdleCallback: true, PerformanceObserver: undefined };
  const frames: (() => void)[] = [];
  const waits: { work: () => void; ms: number }[] = [];
  const browser = {
    window,
    document: {
      documentElement: { dataset },
      createElement: () => ({}),
      head: { appendChild: (link: { href: string }) => links.push(link.href) },
    },
    requestIdleCallback: (work: () => void) => idle.push(work),
    requestAnimationFrame: (work: () => void) => frames.push(work),
    addEventListener: (type: string, work: (event?: unknown) => void) => listening.set(type, work),
    MutationObserver: class {
      constructor(work: (changes: unknown, watch: { disconnect: () => void }) => void) {
        changed.push(() => work([], { disconnect: () => changed.splice(0) }));
      }
      observe = (): void => undefined;
    },
    setTimeout: (work: () => void, ms: number) => void waits.push({ work, ms }),
    load: async (file: string) => {
      imported.push(file);
      return { from: file };
    },
  };
  runInNewContext(text.replaceAll('import(', 'load('), browser);
  return { links, imported, idle, listening, frames, waits, window, dataset, changed };
}

describe('a page that starts after its first painting', () => {
  const html = startAfterPaint(page);

  it('preloads no module and has no module script, and keeps everything else', () => {
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).not.toContain('type="module"');
    expect(html).toContain('<link rel="stylesheet" href="/s.css"/>');
    expect(html).toContain(
      '<p>import "x"</p><script nonce="N">window.state=1</script><script nonce="N">',
    );
  });

  it('asks for nothing until two frames were painted and the browser is idle', async () => {
    const { links, imported, idle, frames, window } = run(html);
    expect([links, imported, idle]).toEqual([[], [], []]);
    frames.shift()?.();
    frames.shift()?.();
    expect(imported).toEqual([]);
    idle.shift()?.();
    expect(links).toEqual(['/assets/manifest.js', '/assets/entry.js', '/assets/a&b.js']);
    await new Promise((resolve) => setImmediate(resolve));
    expect(imported).toEqual([
      '/assets/manifest.js',
      '/assets/root.js',
      '/assets/home-loader.js',
      '/assets/home.js',
      '/assets/entry.js',
    ]);
    expect(window).toMatchObject({
      __reactRouterRouteModules: {
        root: { from: '/assets/root.js' },
        'routes/home': { from: '/assets/home.js' },
      },
    });
  });

  it('starts at the first key or touch, and once only', () => {
    const { imported, listening, idle, frames } = run(html);
    expect([...listening.keys()]).toEqual(
      expect.arrayContaining(['pointerdown', 'keydown', 'touchstart']),
    );
    listening.get('keydown')?.();
    const asked = imported.length;
    expect(asked).toBeGreaterThan(0);
    listening.get('pointerdown')?.();
    for (const work of [...frames, ...idle]) work();
    expect(imported).toHaveLength(asked);
  });

  it('waits for the first sign of a person where surely nobody is signed in, and for a while at most', () => {
    const moved = run(html, { session: 'absent' });
    moved.frames.shift()?.();
    moved.frames.shift()?.();
    expect([moved.idle, moved.imported]).toEqual([[], []]);
    moved.listening.get('pointermove')?.();
    expect(moved.imported.length).toBeGreaterThan(0);

    const still = run(html, { session: 'absent' });
    still.frames.shift()?.();
    still.frames.shift()?.();
    expect(still.waits.map(({ ms }) => ms)).toEqual([5000]);
    still.waits[0]?.work();
    still.idle.shift()?.();
    expect(still.imported.length).toBeGreaterThan(0);
  });

  it('starts as soon as its HTML is read when the html element says so', () => {
    expect(run(html, { start: 'now' }).imported.length).toBeGreaterThan(0);
  });
});

const clickOn = (clicked: string[], name: string) => ({
  target: { closest: () => ({ click: () => clicked.push(name) }) },
});

describe('a button clicked before anything hears it', () => {
  it('is clicked once more when the page has come alive: the last one, and once', () => {
    const clicked: string[] = [];
    const { listening, dataset, changed } = run(startAfterPaint(page));
    listening.get('click')?.(clickOn(clicked, 'light'));
    listening.get('click')?.(clickOn(clicked, 'dark'));
    expect(clicked).toEqual([]);
    dataset['hydrated'] = 'true';
    for (let times = 0; times < 2; times += 1) changed[0]?.();
    expect(clicked).toEqual(['dark']);
  });

  it('is left to React from when it listens', () => {
    const clicked: string[] = [];
    const { listening, dataset, changed } = run(startAfterPaint(page));
    dataset['listening'] = 'true';
    listening.get('click')?.(clickOn(clicked, 'dark'));
    dataset['hydrated'] = 'true';
    changed[0]?.();
    expect(clicked).toEqual([]);
  });
});

describe('a page whose start is not understood', () => {
  it.each([
    ['has no module', '<html><body><p>words</p></body></html>'],
    ['names what it imports', page.replace('import * as route0 from', 'import { route0 } from')],
    [
      'imports with other quotes',
      page.replace('import "/assets/manifest.js"', "import '/assets/manifest.js'"),
    ],
  ])('is left as it is: it %s', (_why, html) => {
    expect(startAfterPaint(html)).toBe(html);
  });
});
