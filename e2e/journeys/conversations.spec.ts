import { readFileSync } from 'node:fs';
import { expect, expectAccessible, test, waitForHydration } from '../harness/journey.ts';
import { ask, getAnswers, goTo, openConversations, openChat } from './chat-steps.ts';
import { chatWords, type ChatWords } from './chat-words.ts';
import { stages } from './words.ts';

const words = {
  en: {
    search: 'Search conversations',
    none: 'No conversation holds “zzz”.',
    pin: /^Pin “/,
    unpin: /^Unpin “/,
    archive: /^Archive “/,
    unarchive: /out of the archive$/,
    archived: 'Archived',
    down: 'Bad answer',
    reason: 'Unclear',
    send: 'Send',
    export: 'Export',
    markdown: 'Answer as Markdown',
    notice: 'No investment advice',
    edit: 'Edit',
    edited: 'The question, edited',
  },
  tr: {
    search: 'Sohbetlerde ara',
    none: '“zzz” geçen bir sohbet yok.',
    pin: /sohbetini sabitle$/,
    unpin: /sabitlemesini kaldır$/,
    archive: /sohbetini arşivle$/,
    unarchive: /arşivden çıkar$/,
    archived: 'Arşiv',
    down: 'Kötü yanıt',
    reason: 'Anlaşılmıyor',
    send: 'Gönder',
    export: 'Dışa aktar',
    markdown: 'Yanıt (Markdown)',
    notice: 'Yatırım tavsiyesi',
    edit: 'Düzenle',
    edited: 'Düzenlenen soru',
  },
} as const;

function testKeptConversations(say: ChatWords, own: (typeof words)[keyof typeof words]): void {
  test('an answer is rated and saved; a conversation is found, pinned and archived', async ({
    page,
    person,
  }) => {
    await openChat(page, person);
    await ask(page, say, { message: say.concept, count: 1 });
    const answer = getAnswers(page).last();

    await answer.getByRole('button', { name: own.export }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: own.markdown }).click();
    const saved = readFileSync(await (await download).path(), 'utf8');
    expect(saved).toContain(own.notice);
    expect(saved.startsWith(`# ${say.concept}`)).toBe(true);

    await answer.getByRole('button', { name: own.down }).click();
    await answer.getByRole('button', { name: own.reason }).click();
    await expectAccessible(page);
    await answer.getByRole('button', { name: own.send, exact: true }).click();
    await expect(answer.getByRole('button', { name: own.reason })).toHaveCount(0);
    await page.reload();
    await waitForHydration(page);
    await goTo(page, say.chat);
    await expect(answer.getByRole('button', { name: own.down })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: own.edit, exact: true }).click();
    const editor = page.getByRole('textbox', { name: own.edited });
    await expect(editor).toHaveValue(say.concept);
    await editor.press('Escape');
    await expect(editor).toHaveCount(0);

    await openConversations(page, say);
    const list = page.getByRole('navigation', { name: say.conversations });
    await expect(list.getByRole('link', { name: say.concept })).toBeVisible();
    await list.getByLabel(own.search).fill('zzz');
    await expect(list.getByText(own.none)).toBeVisible();
    await list.getByLabel(own.search).fill(say.concept.toUpperCase().slice(0, 8));
    await list.getByRole('link').first().hover();
    await list.getByRole('button', { name: own.pin }).click();
    await list.getByRole('link').first().hover();
    await expect(list.getByRole('button', { name: own.unpin })).toBeVisible();
    await list.getByRole('button', { name: own.archive }).click();
    await expect(list.getByRole('link')).toHaveCount(0);
    await list.getByRole('button', { name: own.archived, exact: true }).click();
    await list.getByRole('link').first().hover();
    await expectAccessible(page);
    await list.getByRole('button', { name: own.unarchive }).click();
    await expect(list.getByRole('link')).toHaveCount(0);
  });
}

for (const { language, width, height } of stages) {
  test.describe(`conversations, ${language}, ${width} px`, () => {
    test.use({
      viewport: { width, height },
      locale: language === 'en' ? 'en-US' : 'tr-TR',
      colorScheme: width === 390 ? 'dark' : 'light',
    });
    testKeptConversations(chatWords[language], words[language]);
  });
}
