import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../harness/journey.ts';
import { register } from '../harness/register.ts';
import { chartWords, type ChartWords } from './chart-words.ts';
import { analyze, chart, goTo, signIn } from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

function testSettings(say: ChartWords, chat: ChatWords): void {
  test('scale, colours and time zone are chosen and remembered', async ({ page, person, request }) => {
    await register(request, person);
    await signIn(page, chat, person);
    await analyze(page, chat);
    await goTo(page, chat.chart);
    await expect(page.getByTestId('readout')).toContainText('UTC');
    await page.getByRole('button', { name: say.settings }).click();
    for (const name of [say.logarithmic, say.percent, say.greenRed, say.ownZone]) await page.getByRole('radio', { name }).check();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(chart(page)).toHaveAttribute('data-candles', 'green-red');
    await expect(page.getByTestId('readout')).toContainText('GMT+3');
    await page.reload();
    await goTo(page, chat.chart);
    await expect(page.getByTestId('readout')).toContainText('GMT+3');
    await page.getByRole('button', { name: say.settings }).click();
    await expect(page.getByRole('radio', { name: say.percent })).toBeChecked();
  });
}

function testPicture(say: ChartWords, chat: ChatWords): void {
  test('the chart is saved as a picture that is named after what it shows', async ({ page, person, request }) => {
    await register(request, person);
    await signIn(page, chat, person);
    await analyze(page, chat);
    await goTo(page, chat.chart);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: say.save }).click()]);
    expect(download.suggestedFilename()).toMatch(/^vela-BTCUSDT-1h-\d{4}-\d\d-\d\dT\d\d-\d\dZ(-simulated)?\.png$/);
    const picture = await readFile(await download.path());
    expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
    // The picture is as wide as the chart and higher by the words above and below it.
    const surface = await page.getByRole('application').boundingBox();
    expect(Math.abs(picture.readUInt32BE(16) - (surface?.width ?? 0))).toBeLessThan(3);
    expect(picture.readUInt32BE(20)).toBeGreaterThan((surface?.height ?? 0) + 60);
  });
}

for (const { language, width, height } of stages) {
  test.describe(`chart, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    testSettings(chartWords[language], chatWords[language]);
    testPicture(chartWords[language], chatWords[language]);
  });
}
