import { expect, expectAccessible, open, test } from '../harness/journey.ts';
import { analyze, getAnswers, goTo, openChat, waitForAnswers } from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

const words = {
  en: {
    link: 'Link',
    permalink: 'Open the permalink',
    verify: 'Verify',
    equal: 'Byte-equal: computed again, it is the same.',
    edit: 'Edit',
    edited: 'The question, edited',
    versions: 'Versions of this question',
    second: 'Version 2 of 2',
    first: 'Version 1 of 2',
    previous: 'Previous version',
    share: 'Share by link …',
    what: 'What is shared',
    make: 'Make the link',
    made: 'The link',
    revoke: /^Revoke the link to/,
  },
  tr: {
    link: 'Bağlantı',
    permalink: 'Kalıcı bağlantıyı aç',
    verify: 'Doğrula',
    equal: 'Bayt bayt aynı: yeniden hesaplanınca aynı sonuç çıktı.',
    edit: 'Düzenle',
    edited: 'Düzenlenen soru',
    versions: 'Bu sorunun sürümleri',
    second: 'Sürüm 2 / 2',
    first: 'Sürüm 1 / 2',
    previous: 'Önceki sürüm',
    share: 'Bağlantıyla paylaş …',
    what: 'Ne paylaşılıyor',
    make: 'Bağlantı oluştur',
    made: 'Bağlantı',
    revoke: /bağlantısını kaldır$/,
  },
} as const;

function testLinks(say: ChatWords, own: (typeof words)[keyof typeof words]): void {
  test('an answer is verified, asked again and shared until the link is revoked', async ({
    page,
    person,
    browser,
    provokes,
  }) => {
    provokes(410);
    await openChat(page, person);
    await analyze(page, say);
    await goTo(page, say.chat);
    const answer = getAnswers(page).last();
    await answer.getByRole('button', { name: own.link, exact: true }).click();
    await page.getByRole('menuitem', { name: own.permalink }).click();
    await page.getByRole('button', { name: own.verify }).click();
    await expect(page.getByText(own.equal)).toBeVisible();
    await expectAccessible(page);
    await page.goBack();

    await goTo(page, say.chat);
    await page.getByRole('button', { name: own.edit, exact: true }).click();
    await page.getByRole('textbox', { name: own.edited }).fill(say.concept);
    await page.keyboard.press('Enter');
    await waitForAnswers(page, 1);
    const versions = page.getByRole('group', { name: own.versions });
    await expect(versions.getByText(own.second)).toBeAttached();
    await versions.getByRole('button', { name: own.previous }).click();
    await expect(versions.getByText(own.first)).toBeAttached();

    await answer.getByRole('button', { name: own.link, exact: true }).click();
    await page.getByRole('menuitem', { name: own.share }).click();
    await page.getByLabel(own.what).selectOption('conversation');
    await page.getByRole('button', { name: own.make }).click();
    const address = await page.getByLabel(own.made, { exact: true }).inputValue();
    await expectAccessible(page);
    const guest = await browser.newPage({ locale: 'en-US' });
    await open(guest, address);
    await expect(guest.getByText('A shared conversation')).toBeVisible();
    await expect(guest.getByText('No investment advice, no recommendation')).toBeVisible();
    expect(await guest.content()).not.toContain(person.username);
    await expectAccessible(guest);
    await page.getByRole('button', { name: own.revoke }).click();
    await expect(page.getByRole('button', { name: own.revoke })).toHaveCount(0);
    await guest.reload();
    await expect(guest.getByText('This link was revoked')).toBeVisible();
    await guest.close();
  });
}

for (const { language, width, height } of stages) {
  test.describe(`links, ${language}, ${width} px`, () => {
    test.use({
      viewport: { width, height },
      locale: language === 'en' ? 'en-US' : 'tr-TR',
      colorScheme: width === 390 ? 'dark' : 'light',
    });
    testLinks(chatWords[language], words[language]);
  });
}
