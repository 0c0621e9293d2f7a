import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, expectAccessible, open, test as base } from '../harness/journey.ts';
import { register } from '../harness/register.ts';
import { type Site, startSite } from '../harness/site.ts';
import { isFullRun } from '../harness/tier.ts';

const minuteMs = 60_000;
const words = {
  en: {
    newList: 'New list',
    name: 'Name of the list',
    save: 'Save',
    add: 'Add symbols',
    addAction: 'Add',
    unknown: 'Not found: QQQQZZ',
    row: 'Actions for BTCUSDT',
    alert: 'Set up an alert',
    candles: 'Candles',
    level: 'Level',
    direction: 'Direction',
    preview: 'Look back over a year',
    found: /^\d+ times from /,
    setUp: 'Set up',
    alerts: 'Alerts',
    waiting: 'Waiting',
    more: 'Add a condition for the same close',
    waitsFor: 'Waits for',
    percent: 'Percent',
    program: 'Add a program',
    address: 'Address',
    notPublic: /Only https addresses of the public internet/,
    seen: 'BTCUSDT 1-minute closed at 101 with all of',
    asOf: /as of/,
    sources: 'Source for BTCUSDT',
    simulation: /^Simulation/,
    simulated: /Simulated data: these prices/,
    chosenFails: 'You chose Bybit for BTCUSDT',
    automatic: 'Back to automatic',
  },
  tr: {
    newList: 'Yeni liste',
    name: 'Listenin adı',
    save: 'Kaydet',
    add: 'Sembol ekle',
    addAction: 'Ekle',
    unknown: 'Bulunamadı: QQQQZZ',
    row: 'BTCUSDT için işlemler',
    alert: 'Alarm kur',
    candles: 'Mumlar',
    level: 'Seviye',
    direction: 'Yön',
    preview: 'Bir yıl geriye bak',
    found: /arasında \d+ kez$/,
    setUp: 'Kur',
    alerts: 'Alarmlar',
    waiting: 'Bekliyor',
    more: 'Aynı kapanış için koşul ekle',
    waitsFor: 'Beklenen',
    percent: 'Yüzde',
    program: 'Program ekle',
    address: 'Adres',
    notPublic: /Yalnızca genel internetteki https adresleri/,
    seen: 'BTCUSDT 1 dakikalık mumu 101 ile kapandı; koşulların tümü sağlandı',
    asOf: /itibarıyla/,
    sources: 'BTCUSDT için veri kaynağı',
    simulation: /^Simülasyon/,
    simulated: /Simüle veri/,
    chosenFails: 'BTCUSDT için Bybit seçili',
    automatic: 'Otomatiğe dön',
  },
} as const;

/** A row of a file of candles: all prices are the close. */
function formatCandle(openTime: number, close: number): string {
  return `${new Date(openTime).toISOString()},${close},${close},${close},${close},1\n`;
}

/** A server whose only candles are minutes of BTCUSDT in a file that the test writes. */
const test = base.extend<object, { site: Site; closeCandle: (close: number) => Promise<void> }>({
  closeCandle: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures a fixture needs
    async ({}, use) => {
      await use(async (close) => {
        await appendFile(file, formatCandle(next, close));
        next += minuteMs;
      });
    },
    { scope: 'worker' },
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const candles = await mkdtemp(path.join(tmpdir(), 'vela-candles-'));
      file = path.join(candles, 'BTCUSDT_1m.csv');
      await mkdir(candles, { recursive: true });
      const rows = Array.from({ length: 300 }, (_, index) =>
        formatCandle(next - (300 - index) * minuteMs, 96 + (index % 20 === 7 ? 5 : index % 3)),
      );
      await writeFile(file, `time,open,high,low,close,volume\n${rows.join('')}`);
      const { site, stop } = await startSite({ candles });
      await use(site);
      await stop();
      await rm(candles, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
let file = '';
let next = Math.floor(Date.now() / minuteMs) * minuteMs - 10 * minuteMs;

const stages = [
  { language: 'en', width: 1280, height: 800 },
  ...(isFullRun ? [{ language: 'tr', width: 390, height: 844 } as const] : []),
] as const;

for (const { language, width, height } of stages) {
  test.describe(`watchlist, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });

    test('from an empty watchlist to an alert that fired', async ({
      page,
      person,
      closeCandle,
      provokes,
    }) => {
      const say = words[language];
      provokes(400);
      // The runs of one worker share the file: each begins below the level.
      await closeCandle(97);
      await register(page.request, person);
      await open(page, '/watch');
      await page.getByRole('button', { name: say.newList }).click();
      await page.getByLabel(say.name).fill('Mine');
      await page.getByRole('button', { name: say.save }).click();
      const field = page.getByLabel(say.add);
      await field.fill('BTCUSDT, QQQQZZ');
      await page.getByRole('button', { name: say.addAction, exact: true }).click();
      await expect(page.getByText(say.unknown)).toBeVisible();
      const row = page.locator('[data-symbol="BTCUSDT"]').locator('visible=true');
      await expect(row).toBeVisible();
      await expect(field).toHaveValue('QQQQZZ');
      await page.getByLabel(say.candles).selectOption('1m');
      await expect(row).toContainText(/9[678]/);
      await expectAccessible(page);

      await row.getByRole('button', { name: say.row }).click();
      await page.getByRole('menuitem', { name: say.alert }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say.level).fill('100');
      await dialog.getByLabel(say.direction).selectOption('up');
      await dialog.getByRole('button', { name: say.more }).click();
      await dialog.getByLabel(say.waitsFor).last().selectOption('move');
      await dialog.getByLabel(say.percent).fill('1');
      await dialog.getByRole('button', { name: say.preview }).click();
      await expect(dialog.getByText(say.found)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: say.setUp, exact: true }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('tab', { name: say.alerts }).click();
      await expect(page.getByText(say.waiting, { exact: true })).toBeVisible();

      await closeCandle(101);
      // Without a reload: the open page hears of it by its stream.
      await expect(page.getByText(say.seen)).toBeVisible({ timeout: 15_000 });
      await page.getByRole('button', { name: say.program }).press('Enter');
      const address = dialog.getByLabel(say.address);
      await address.fill('https://169.254.169.254/');
      await address.press('Enter');
      await expect(dialog.getByText(say.notPublic)).toBeVisible();
      await expect(address).toHaveValue('https://169.254.169.254/');
      await expectAccessible(page);
    });
  });
}

for (const { language, width, height } of stages) {
  test.describe(`source of a chart, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });

    test('the source of a chart is chosen by hand, and no other takes its place', async ({
      page,
      person,
      provokes,
    }) => {
      const say = words[language];
      provokes(503);
      await register(page.request, person);
      await open(page, '/chat?symbol=BTCUSDT&interval=1m');
      const panel = page.locator('section[data-analysis]');
      await expect(panel).toHaveAttribute('aria-busy', 'false');
      await panel.getByRole('button', { name: say.asOf }).press('Enter');
      const card = page.getByRole('dialog');
      await expect(card.getByRole('heading', { name: say.sources })).toBeVisible();
      await expectAccessible(page);
      await card.getByRole('button', { name: say.simulation }).press('Enter');
      await expect(page.getByText(say.simulated)).toBeVisible();
      await expect(page).toHaveURL(/vendor=simulation/);
      // It is remembered with the account, and not with the address.
      await open(page, '/chat?symbol=BTCUSDT&interval=1m');
      await expect(page.getByText(say.simulated)).toBeVisible();

      await open(page, '/chat?symbol=BTCUSDT&interval=1m&vendor=bybit');
      await expect(page.getByText(say.chosenFails)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: say.automatic }).press('Enter');
      await expect(panel).toHaveAttribute('aria-busy', 'false');
      await expect(page.getByText(say.simulated)).toBeHidden();
      await expect(page).toHaveURL(/symbol=BTCUSDT&interval=1m$/);
    });
  });
}
