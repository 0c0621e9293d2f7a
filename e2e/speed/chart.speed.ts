import type { Page } from '@playwright/test';
import { expect, test } from '../harness/journey.ts';
import { chartWords } from '../journeys/chart-words.ts';
import { analyze, openChat } from '../journeys/chat-steps.ts';
import { chatWords } from '../journeys/chat-words.ts';
import { makeLongChart, replaceWithLongChart } from './long-chart.ts';

const say = chartWords.en;
const [candles, zones, panes] = [20_000, 500, 4];
const limits = { framesPerSecond: 50, tickMs: 3 };

test.use({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });

/** Drags the chart back and forth for `durationMs`, a step per frame. Returns frame times in ms. */
function measurePanFrames(page: Page, durationMs: number): Promise<number[]> {
  return page.evaluate(async (lasting) => {
    const surface = document.querySelector('[role="application"]');
    const canvas = surface?.querySelector('td canvas:last-child');
    const box = canvas?.getBoundingClientRect();
    if (!canvas || !box) throw new Error('no chart');
    const y = box.top + box.height / 2;
    const send = (target: EventTarget, type: string, x: number): void => {
      const place = { clientX: x, clientY: y, buttons: type === 'mouseup' ? 0 : 1 };
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...place }));
    };
    let x = box.left + box.width / 2;
    send(canvas, 'mouseenter', x);
    send(canvas, 'mousedown', x);
    const times: number[] = [];
    await new Promise<void>((resolve) => {
      const began = performance.now();
      const step = (now: number): void => {
        times.push(now);
        x += Math.floor((now - began) / 700) % 2 === 0 ? 7 : -7;
        send(document.documentElement, 'mousemove', x);
        if (now - began < lasting) requestAnimationFrame(step);
        else resolve();
      };
      requestAnimationFrame(step);
    });
    send(document.documentElement, 'mouseup', x);
    return times.slice(1).map((time, index) => time - (times[index] ?? time));
  }, durationMs);
}

type Ticks = { readonly chart: number[]; readonly told: number[]; readonly drawn: number[] };

/**
 * Steps a replay and measures, in ms: `chart`, its update (candle, indicators, zones); `told`, all
 * synchronous updates (the date field follows later); `drawn`, the scripts of the drawing frame.
 */
function measureReplaySteps(page: Page, name: string, steps: number): Promise<Ticks> {
  return page.evaluate(
    async ([label, count]) => {
      const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
      if (button === null) throw new Error('no replay');
      const chart: number[] = [];
      const told: number[] = [];
      const drawn: number[] = [];
      // Resolves in the next frame, after earlier callbacks, with their duration in ms.
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it goes to the browser with what is around it
      const frame = (): Promise<number> =>
        new Promise((resolve) => {
          requestAnimationFrame((began) => resolve(performance.now() - began));
        });
      for (let step = 0; step < count; step += 1) {
        await frame();
        const began = performance.now();
        button.click();
        // The page handles a click in the following microtasks.
        await Promise.resolve();
        await Promise.resolve();
        told.push(performance.now() - began);
        const parts = performance
          .getEntriesByType('measure')
          .filter((part) => part.name.startsWith('chart: ') && part.startTime >= began);
        if (parts.length !== 3) throw new Error(`a candle has ${parts.length} parts`);
        chart.push(parts.reduce((sum, { duration }) => sum + duration, 0));
        drawn.push(await frame());
      }
      return { chart, told, drawn };
    },
    [name, steps] as const,
  );
}

function calculateQuantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN;
}

test(`${candles} candles, ${zones} zones, ${panes} panes`, async ({ page, person }) => {
  await replaceWithLongChart(page, makeLongChart(candles, zones));
  await openChat(page, person);
  await page.keyboard.type('15');
  await page.keyboard.press('Enter');
  await analyze(page, chatWords.en);
  await page.getByRole('button', { name: say.indicators, exact: true }).click();
  for (const name of ['rsi', 'macd', 'atr']) {
    await page.getByRole('combobox', { name: say.indicatorField }).fill(name);
    await expect(page.getByRole('option').first()).toHaveAttribute(
      'data-indicator',
      new RegExp(name === 'atr' ? 'true-range|atr' : name),
    );
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('li[data-indicator]')).toHaveCount(3);
  await expect(page.locator('[data-group="session-hours"]')).toContainText(/[1-9]\d\d/);
  await page.waitForTimeout(2_000);

  const frames = await measurePanFrames(page, 5_000);
  const framesPerSecond = (1000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0);
  await page.getByRole('button', { name: say.replay, exact: true }).click();
  await expect(page.locator('[data-structures]')).toHaveAttribute('data-structures', /.+/);
  await page.waitForTimeout(1_000);
  const ticks = await measureReplaySteps(page, say.forward, 120);

  const formatQuantiles = (values: readonly number[]): string =>
    [0.1, 0.5, 0.95]
      .map((part) => `${100 * part} % under ${calculateQuantile(values, part).toFixed(2)} ms`)
      .join(', ');
  const lines = [
    `${candles} candles, ${zones} zones in view, ${panes} panes, sessions, ${page.viewportSize()?.width} px wide`,
    `panning       ${framesPerSecond.toFixed(1)} frames a second (limit ${limits.framesPerSecond}); a frame: ${formatQuantiles(frames)}`,
    `a new candle  ${formatQuantiles(ticks.told)} (limit ${limits.tickMs})`,
    `of it, chart  ${formatQuantiles(ticks.chart)}`,
    `its drawing   ${formatQuantiles(ticks.drawn)}`,
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
  expect(framesPerSecond).toBeGreaterThan(limits.framesPerSecond);
  expect(calculateQuantile(ticks.told, 0.5)).toBeLessThan(limits.tickMs);
});
