import { expect, expectAccessible, open, test } from '../harness/journey.ts';
import { logIn, register } from '../harness/register.ts';
import { isFullRun } from '../harness/tier.ts';
import { ask, getAnswers, signIn } from './chat-steps.ts';
import { chatWords } from './chat-words.ts';

const words = {
  en: {
    newList: 'New list',
    name: 'Name of the list',
    save: 'Save',
    add: 'Add symbols',
    addAction: 'Add',
    question: 'which of my list is above its average',
    answer: /^\d of the 2 instruments on your list “Coins” closed above/,
    empty: 'There is no instrument on a list of yours yet.',
    openLists: 'Open the lists',
    list: 'List',
    set: 'Set the reminder',
    saved: 'The reminder is set.',
    remove: /^Remove the reminder: /,
    close: 'Close',
    none: 'You have no reminders of calendar events.',
  },
  tr: {
    newList: 'Yeni liste',
    name: 'Listenin adı',
    save: 'Kaydet',
    add: 'Sembol ekle',
    addAction: 'Ekle',
    question: 'listemde ortalamasının üzerinde olan var mı',
    answer: /^“Coins” listenizde bulunan 2 enstrümanın \d tanesi/,
    empty: 'Listelerinizde henüz enstrüman yok.',
    openLists: 'Listeleri aç',
    list: 'Liste',
    set: 'Hatırlatma kur',
    saved: 'Hatırlatma kuruldu.',
    remove: /^Hatırlatmayı kaldır: /,
    close: 'Kapat',
    none: 'Takvim olayları için hatırlatmanız yok.',
  },
} as const;

const stages = [
  { language: 'en', width: 1280, height: 800 },
  ...(isFullRun ? [{ language: 'tr', width: 390, height: 844 } as const] : []),
] as const;

for (const { language, width, height } of stages) {
  test.describe(`own lists and reminders, ${language}, ${width} px`, () => {
    const say = words[language];
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });

    test('a question without a list leads to one, and is answered from it', async ({
      page,
      person,
      request,
    }) => {
      await register(request, person);
      await signIn(page, person);
      const chat = chatWords[language];
      await ask(page, chat, { message: say.question, count: 1 });
      await expect(getAnswers(page).last()).toContainText(say.empty);
      await page.getByRole('link', { name: say.openLists }).click();
      await page.getByRole('button', { name: say.newList }).first().click();
      await page.getByLabel(say.name).fill('Coins');
      await page.getByRole('button', { name: say.save }).click();
      await page.getByLabel(say.add).fill('BTCUSDT, ETHUSDT');
      await page.getByRole('button', { name: say.addAction, exact: true }).click();
      const row = page.locator('[data-symbol="ETHUSDT"]').locator('visible=true');
      await expect(row.getByTestId('source-note')).toContainText(/·/);
      await open(page, '/chat');
      await ask(page, chat, { message: say.question, count: 2 });
      const answer = getAnswers(page).last();
      await expect(answer.getByText(say.answer)).toBeVisible();
      await expect(answer.getByTestId('list-table').locator('tr[data-symbol]')).toHaveCount(2);
      await expectAccessible(page);
    });

    test('a reminder of an event is set, shown among the alerts, and removed', async ({
      page,
      person,
      request,
    }) => {
      await register(request, person);
      await logIn(page.request, person);
      await open(page, '/markets/calendar?view=list');
      await page.locator('main table button, main li button').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say.set }).click();
      await expect(dialog.getByText(say.saved)).toBeVisible();
      await expectAccessible(page);
      await open(page, '/watch?tab=alerts');
      await page.getByRole('button', { name: say.remove }).click();
      await expect(page.getByText(say.none)).toBeVisible();
      await expectAccessible(page);
    });
  });
}
