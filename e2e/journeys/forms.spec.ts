import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../harness/journey.ts';
import { createSmallPdf } from '../harness/small-pdf.ts';
import { formWords, type FormWords } from './form-words.ts';
import { stages } from './words.ts';

const fiveMegabytes = 5 * 1024 * 1024;

/**
 * Counts POSTs of a form to a path, by script or native; paths match in any letter case, as routes
 * do.
 */
function countPosts(page: Page, path: string): () => number {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (
      request.method() === 'POST' &&
      new URL(request.url()).pathname.toLowerCase().startsWith(path.toLowerCase())
    )
      posts.push(request.url());
  });
  return () => posts.length;
}

const getMessageField = (page: Page, say: FormWords) =>
  page.getByRole('textbox', { name: say.message });

async function fillForm(
  page: Page,
  say: FormWords,
  { email, message }: { email: string; message: string },
): Promise<void> {
  await page.getByLabel(say.email).fill(email);
  await page.getByLabel(say.reason, { exact: true }).selectOption({ label: say.bugReport });
  await getMessageField(page, say).fill(message);
}

const makeUnique = (text: string) => `${text} ${randomUUID()}`;

function testContact(say: FormWords): void {
  test('a message arrives, is confirmed by mail, and the next one can be written', async ({
    page,
    person,
  }) => {
    await open(page, '/Contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.contact);
    await expectAccessible(page);
    await fillForm(page, say, {
      email: person.email,
      message: makeUnique('The chart of my symbol is empty.'),
    });
    await page.getByRole('button', { name: say.send }).click();
    await expect(
      page.getByRole('status').getByRole('heading', { name: say.arrived }),
    ).toBeFocused();
    await person.mailbox.find(say.receipt);
    await expectAccessible(page);
    await page.getByRole('link', { name: say.another }).click();
    await expect(getMessageField(page, say)).toHaveValue('');
  });

  test('missing and invalid input is reported at its field, and nothing is sent', async ({
    page,
  }) => {
    const posts = countPosts(page, '/Contact');
    await open(page, '/Contact');
    await page.getByRole('button', { name: say.send }).click();
    await expect(page.getByLabel(say.email)).toBeFocused();
    await expect(page.getByLabel(say.email)).toHaveAccessibleDescription(new RegExp(say.required));
    await expect(page.getByLabel(say.reason, { exact: true })).toHaveAccessibleDescription(
      say.chooseReason,
    );
    await expectAccessible(page);
    await fillForm(page, say, { email: 'name', message: 'short' });
    await page.getByRole('button', { name: say.send }).click();
    await expect(page.getByText(say.emailInvalid)).toBeVisible();
    await expect(getMessageField(page, say)).toHaveAccessibleDescription(new RegExp(say.tooShort));
    await page.getByLabel(say.email).fill('name@example.com');
    await expect(page.getByText(say.emailInvalid)).toBeHidden();
    await page.getByRole('button', { name: say.send }).click();
    await expect(getMessageField(page, say)).toBeFocused();
    expect(posts()).toBe(0);
  });

  test('a double click sends once', async ({ page, person }) => {
    const posts = countPosts(page, '/Contact');
    await open(page, '/Contact');
    await fillForm(page, say, {
      email: person.email,
      message: makeUnique('Sent by an impatient hand.'),
    });
    await page.getByRole('button', { name: say.send }).dblclick();
    await expect(page.getByRole('heading', { name: say.arrived })).toBeVisible();
    expect(posts()).toBe(1);
  });
}

function testRefusals(say: FormWords): void {
  test('the rate limit shows the wait and keeps the text', async ({ page, person, provokes }) => {
    provokes(429);
    for (let count = 0; count < 3; count += 1) {
      await open(page, '/Contact');
      await fillForm(page, say, { email: person.email, message: makeUnique('One of many.') });
      await page.getByRole('button', { name: say.send }).click();
      await expect(page.getByRole('heading', { name: say.arrived })).toBeVisible();
    }
    await page.getByRole('link', { name: say.another }).click();
    const message = makeUnique('One too many.');
    await fillForm(page, say, { email: person.email, message });
    await page.getByRole('button', { name: say.send }).click();
    await expect(page.getByRole('alert')).toContainText(say.limited);
    await expect(page.getByRole('alert')).toContainText(say.wait);
    await expect(getMessageField(page, say)).toHaveValue(message);
    await expect(page.getByRole('button', { name: say.sendAgain })).toBeVisible();
    await expectAccessible(page);
  });
}

function testApplication(say: FormWords): void {
  test('an application with a PDF arrives and is confirmed by mail', async ({ page, person }) => {
    await open(page, '/Career');
    await expectAccessible(page);
    await page.getByLabel(say.email).fill(person.email);
    await page.locator('#quantitative-analyst summary').click();
    await page
      .locator('#quantitative-analyst')
      .getByRole('link', { name: say.applyForThis })
      .click();
    await expect(page.getByLabel(say.position, { exact: true })).toHaveValue(
      'quantitative-analyst',
    );
    await expect(page.getByLabel(say.email)).toHaveValue(person.email);
    await page.getByLabel(say.file).setInputFiles({
      name: 'Özgeçmiş.pdf',
      mimeType: 'application/pdf',
      buffer: createSmallPdf(),
    });
    await page.getByRole('button', { name: say.apply }).click();
    await expect(page.getByRole('heading', { name: say.applied })).toBeFocused();
    await person.mailbox.find(say.applicationReceipt);
    await expectAccessible(page);
  });

  test('an invalid file is reported before upload, and a truncated one by the server', async ({
    page,
    person,
    provokes,
  }) => {
    provokes(422);
    const posts = countPosts(page, '/Career');
    await open(page, '/Career?position=quantitative-analyst');
    await page.getByLabel(say.email).fill(person.email);
    const offer = async (name: string, mimeType: string, buffer: Buffer) => {
      await page.getByLabel(say.file).setInputFiles({ name, mimeType, buffer });
      await page.getByRole('button', { name: say.apply }).click();
    };
    await offer('letter.txt', 'text/plain', Buffer.from('Dear Sir or Madam'));
    await expect(page.getByText(say.notPdf)).toBeVisible();
    await offer('large.pdf', 'application/pdf', Buffer.alloc(fiveMegabytes + 1));
    await expect(page.getByText(say.tooLarge)).toBeVisible();
    expect(posts()).toBe(0);
    await offer('cut.pdf', 'application/pdf', createSmallPdf().subarray(0, 100));
    await expect(page.getByText(say.incomplete)).toBeVisible();
    await expect(page.getByLabel(say.file)).toBeFocused();
    await expect(page.getByLabel(say.email)).toHaveValue(person.email);
    await expectAccessible(page);
  });
}

for (const { language, width, height } of stages) {
  const say = formWords[language];
  test.describe(`forms, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    testContact(say);
    testRefusals(say);
    testApplication(say);
  });
}

for (const language of ['en', 'tr'] as const) {
  const say = formWords[language];
  test.describe(`forms without JavaScript, ${language}`, () => {
    test.use({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      locale: language === 'tr' ? 'tr-TR' : 'en-US',
    });

    test('a message is refused with its text kept, then arrives', async ({
      page,
      person,
      provokes,
    }) => {
      provokes(422);
      const message = `${makeUnique('First line.')}\nSecond line.`;
      await page.goto('/Contact');
      // An address that passes browser validation but cannot receive mail.
      await fillForm(page, say, { email: 'name@localhost', message });
      await page.getByRole('button', { name: say.send }).click();
      await expect(page.getByLabel(say.email)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(say.email)).toHaveValue('name@localhost');
      await expect(getMessageField(page, say)).toHaveValue(message);
      await expect(page.getByLabel(say.reason, { exact: true })).toHaveValue('bug-report');
      await page.getByLabel(say.email).fill(person.email);
      await page.getByRole('button', { name: say.send }).click();
      await expect(page.getByRole('heading', { name: say.arrived })).toBeVisible();
      await person.mailbox.find(say.receipt);
    });

    test('an application with a PDF arrives', async ({ page, person }) => {
      await page.goto('/Career?position=quantitative-analyst');
      await page.getByLabel(say.email).fill(person.email);
      await page
        .getByLabel(say.file)
        .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: createSmallPdf() });
      await page.getByRole('button', { name: say.apply }).click();
      await expect(page).toHaveURL(/#apply$/);
      await expect(page.getByRole('heading', { name: say.applied })).toBeInViewport();
      await person.mailbox.find(say.applicationReceipt);
    });
  });
}

test.describe('forms offline and by keyboard', () => {
  const say = formWords.en;

  test('without a network the text stays and can be sent later', async ({ page, person }) => {
    await open(page, '/Contact');
    await fillForm(page, say, { email: person.email, message: makeUnique('Written in a tunnel.') });
    await page.evaluate(() => {
      const fetch = window.fetch.bind(window);
      window.fetch = () => {
        window.fetch = fetch;
        return Promise.reject(new TypeError('there is no network'));
      };
    });
    await page.getByRole('button', { name: say.send }).click();
    await expect(page.getByRole('alert')).toContainText(say.unreached);
    await page.getByRole('button', { name: say.sendAgain }).click();
    await expect(page.getByRole('heading', { name: say.arrived })).toBeVisible();
  });

  test('a message is written by keyboard alone; the honeypot field is never focused', async ({
    page,
    person,
  }) => {
    await open(page, '/Contact');
    await page.getByLabel(say.email).focus();
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(say.reason, { exact: true })).toBeFocused();
    await page.keyboard.type('Bug');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Typed without a mouse, every letter of it.');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: say.send })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: say.arrived })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: say.another })).toBeFocused();
  });
});
