import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../harness/journey.ts';
import { chartWords, type ChartWords } from './chart-words.ts';
import { analyze, getChart, goTo, openChat, pressSeldomTool, pressReplay } from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

/** Text of a structure card; moves the pointer over the chart until one appears. */
async function pointAtStructure(page: Page): Promise<string> {
  const card = page.locator('[data-finding]');
  const box = await page.getByRole('application').boundingBox();
  for (let place = 1; place < 40 && (await card.count()) === 0; place += 1)
    await page.mouse.move(
      (box?.x ?? 0) + (box?.width ?? 0) * (0.3 + (place % 5) / 10),
      (box?.y ?? 0) + ((box?.height ?? 0) * place) / 40,
    );
  return (await card.textContent()) ?? '';
}

/** Every text of the chart that contains a time of day. */
async function readShownTimes(page: Page, say: ChartWords): Promise<Record<string, string>> {
  await pressSeldomTool(page, say, say.describe);
  const description = getChart(page).locator('output').filter({ hasText: 'BTCUSDT' });
  await expect(description).toBeVisible();
  const described = (await description.textContent()) ?? '';
  await page.getByRole('button', { name: say.closeDescription }).click();
  await pressReplay(page, say);
  const replayed =
    (await page.getByRole('slider', { name: say.candleOfReplay }).getAttribute('aria-valuetext')) ??
    '';
  await page.getByRole('button', { name: say.endReplay }).click();
  return {
    source:
      (await getChart(page).locator('header').getByRole('button').first().textContent()) ?? '',
    readout: (await page.getByTestId('readout').textContent()) ?? '',
    described,
    replayed,
    structure: await pointAtStructure(page),
  };
}

/** Expects every time of day to be followed by the time zone of the chart. */
async function expectZone(page: Page, say: ChartWords, zone: string): Promise<void> {
  for (const [place, text] of Object.entries(await readShownTimes(page, say))) {
    const told = text.match(/\d\d:\d\d( (UTC|GMT)(\+\d+)?)?/g) ?? [];
    expect(told.length, `${place}: ${text}`).toBeGreaterThan(0);
    expect(new Set(told.map((time) => time.slice('00:00 '.length))), `${place}: ${text}`).toEqual(
      new Set([zone]),
    );
  }
}

/** The picture is named after what it shows, and as wide as the chart. */
async function expectPicture(page: Page, say: ChartWords): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pressSeldomTool(page, say, say.save),
  ]);
  expect(download.suggestedFilename()).toMatch(
    /^vela-BTCUSDT-1h-\d{4}-\d\d-\d\dT\d\d-\d\dZ(-simulated)?\.png$/,
  );
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
  // The picture is as wide as the chart, and higher by the captions above and below it.
  const surface = await page.getByRole('application').boundingBox();
  expect(Math.abs(picture.readUInt32BE(16) - (surface?.width ?? 0))).toBeLessThan(3);
  expect(picture.readUInt32BE(20)).toBeGreaterThan((surface?.height ?? 0) + 60);
}

function testSettings(say: ChartWords, chat: ChatWords): void {
  test('a picture is saved; scale, colours and time zone are selected and saved', async ({
    page,
    person,
  }) => {
    await openChat(page, person);
    await analyze(page, chat);
    await goTo(page, chat.chart);
    await expectPicture(page, say);
    await expect(page.getByTestId('readout')).toContainText('UTC');
    await expectZone(page, say, 'UTC');
    await page.getByRole('button', { name: say.settings }).click();
    for (const name of [say.logarithmic, say.percent, say.greenRed, say.ownZone])
      await page.getByRole('radio', { name }).check();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(getChart(page)).toHaveAttribute('data-candles', 'green-red');
    await expect(page.getByTestId('readout')).toContainText('GMT+3');
    await expectZone(page, say, 'GMT+3');
    await page.reload();
    await goTo(page, chat.chart);
    await expect(page.getByTestId('readout')).toContainText('GMT+3');
    await page.getByRole('button', { name: say.settings }).click();
    await expect(page.getByRole('radio', { name: say.percent })).toBeChecked();
  });
}

function testKeys(say: ChartWords, chat: ChatWords): void {
  test('letters search a symbol, numbers choose an interval, the question mark lists the keys', async ({
    page,
    person,
  }) => {
    await openChat(page, person);
    await analyze(page, chat);
    const surface = page.getByRole('application');
    await surface.focus();
    await page.keyboard.type('eur');
    await expect(page.getByRole('combobox', { name: chat.symbolField })).toHaveValue('eur');
    await page.keyboard.press('Escape');
    await expect(surface).toBeFocused();

    await page.keyboard.type('240');
    await expect(page.getByRole('combobox', { name: say.intervalField })).toHaveValue('240');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: say.fourHours })).toBeChecked();
    await expect(surface).toBeFocused();
    await page.keyboard.type('1D');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: say.oneDay })).toBeChecked();
    await page.keyboard.type('7');
    await expect(page.getByText(say.noSuchInterval)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(surface).toBeFocused();

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: say.keys })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(surface).toBeFocused();

    await page.getByRole('button', { name: say.allIntervals }).click();
    await page.getByRole('button', { name: say.halfHourFavourite }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: say.halfHour }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: say.halfHour })).toBeVisible();
  });
}

for (const { language, width, height } of stages) {
  test.describe(`chart, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    testSettings(chartWords[language], chatWords[language]);
    if (width > 860) testKeys(chartWords[language], chatWords[language]);
  });
}
