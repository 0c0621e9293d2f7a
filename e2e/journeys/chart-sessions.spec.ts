import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../harness/journey.ts';
import { chartWords, type ChartWords } from './chart-words.ts';
import { analyze, goTo, openChat, typeInterval, pressReplay } from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

const getSessionHours = (page: Page) => page.getByTestId('sessions');

/** Moves back ten candles at a time until one opens in a session; no drawn session is shorter. */
async function goToSession(page: Page): Promise<void> {
  const readout = page.getByTestId('readout');
  await page.getByRole('application').focus();
  for (let step = 0; step < 10 && !(await getSessionHours(page).isVisible()); step += 1) {
    const before = (await readout.textContent()) ?? '';
    await page.keyboard.press('Shift+ArrowLeft');
    // A busy machine draws after it handles keys: wait, so that no session is skipped.
    await expect(readout).not.toHaveText(before);
  }
}

function testSessions(say: ChartWords, chat: ChatWords): void {
  test('sessions are shaded, shown in the user’s time zone, selected and saved', async ({
    page,
    person,
  }) => {
    await openChat(page, person);
    await typeInterval(page, { typed: '15', interval: '15m' });
    await analyze(page, chat);
    await goTo(page, chat.chart);
    // The chart takes the focus, and with it the layers close.
    const openLegend = () => page.getByRole('button', { name: say.layers }).click();
    await openLegend();
    const row = page.locator('[data-group="session-hours"]');
    const eye = row.getByRole('button', { name: say.sessions, exact: false }).first();
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await expect(eye).toContainText(/[1-9]/);

    await goToSession(page);
    const said = (await getSessionHours(page).textContent()) ?? '';
    expect(
      say.sessionNames.some((name) => said.startsWith(name)),
      said,
    ).toBe(true);
    expect(said).toMatch(/ \d\d:\d\d–\d\d:\d\d GMT\+3$/);
    await expect(page.locator('output').filter({ hasText: said })).toHaveCount(1);

    await openLegend();
    await eye.press('Enter');
    await expect(getSessionHours(page)).toHaveCount(0);
    await eye.press('Enter');
    await expect(getSessionHours(page)).toHaveText(said);

    await row.getByRole('button').last().press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(2);
    await expectAccessible(page);
    for (const name of say.sessionNames)
      await page.getByRole('checkbox', { name: new RegExp(`^${name} \\d`) }).press('Space');
    await expect(eye).toContainText('0');
    await expect(getSessionHours(page)).toHaveCount(0);
    await page
      .getByRole('checkbox', { name: new RegExp(`^${say.sessionNames[0]} \\d`) })
      .press('Space');
    await page.keyboard.press('Escape');

    await page.reload();
    await goTo(page, chat.chart);
    await openLegend();
    await expect(eye).toContainText(/[1-9]/);
    await goToSession(page);
    await expect(getSessionHours(page)).toHaveText(new RegExp(`^${say.sessionNames[0]} `));
    // A replay shows the clock too.
    await pressReplay(page, say);
    await expect(page.getByTestId('replay-position')).toBeVisible();
    await openLegend();
    await expect(eye).toContainText(/[1-9]/);
  });
}

for (const { language, width, height } of stages) {
  test.describe(`sessions, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    testSessions(chartWords[language], chatWords[language]);
  });
}
