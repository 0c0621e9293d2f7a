import { expect, expectAccessible, open, test } from '../harness/journey.ts';
import { stages } from './words.ts';

const words = {
  en: {
    yearly: /^Yearly/,
    prices: ['$19.99', '$199.90'],
    filter: 'Search the questions',
    typed: 'PASSWORD',
    question: 'Which rules does a password have to follow?',
    answer: /at least 12 characters/,
    none: 'No question matches',
    searchFor: (typed: string) => `Search the site for “${typed}”`,
    look: 'Words to look for',
    search: 'Search',
    submit: 'Search the site',
    found: 'Does it tell me what to buy or sell?',
    looked: 'recommendations',
    questions: 'Questions',
    nothing: 'Nothing found',
    begin: 'What are you looking for?',
  },
  tr: {
    yearly: /^Yıllık/,
    prices: ['19,99\u00A0$', '199,90\u00A0$'],
    filter: 'Sorularda arayın',
    typed: 'sifre UNUTTUM',
    question: 'Şifremi unuttum. Ne yapmalıyım?',
    answer: /30 dakika geçerlidir/,
    none: 'Eşleşen soru yok',
    searchFor: (typed: string) => `Sitede “${typed}” ara`,
    look: 'Aranacak sözcükler',
    search: 'Ara',
    submit: 'Sitede ara',
    found: 'Ne alıp ne satacağımı söyler mi?',
    looked: 'sinyali hedefi portfoy',
    questions: 'Sorular',
    nothing: 'Sonuç bulunamadı',
    begin: 'Ne arıyorsunuz?',
  },
} as const;

const locales = { en: 'en-US', tr: 'tr-TR' } as const;

for (const { language, width, height } of stages) {
  const say = words[language];

  test.describe(`products, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: locales[language] });

    test('the prices change by keyboard', async ({ page }) => {
      await open(page, '/urunler');
      const [monthly, yearly] = say.prices;
      const card = page
        .locator('main li')
        .filter({ has: page.getByRole('heading', { name: 'Pro', exact: true }) });
      await expect(card.getByText(monthly, { exact: true })).toBeVisible();
      await expect(card.getByText(yearly, { exact: true })).toBeHidden();
      await page.locator('#billing-monthly').focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: say.yearly })).toBeChecked();
      await expect(card.getByText(yearly, { exact: true })).toBeVisible();
      await expect(card.getByText(monthly, { exact: true })).toBeHidden();
      await expectAccessible(page);
    });
  });

  test.describe(`questions, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: locales[language] });

    test('the questions are filtered while typing, and a question opens by its URL', async ({
      page,
    }) => {
      await open(page, '/sss');
      const questions = page.locator('main details');
      const all = await questions.count();
      expect(all).toBeGreaterThanOrEqual(36);
      await page.getByLabel(say.filter).fill(say.typed);
      await expect(page.locator('main details', { hasText: say.question })).toBeVisible();
      await expect.poll(() => questions.count()).toBeLessThan(all);
      await expect(page.locator('main output')).toContainText(say.typed);
      await page.getByText(say.question).click();
      await expect(page.getByText(say.answer)).toBeVisible();
      await expectAccessible(page);

      await page.getByLabel(say.filter).fill('xyzzy');
      await expect(page.getByRole('heading', { name: say.none })).toBeVisible();
      await page.getByRole('link', { name: say.searchFor('xyzzy') }).click();
      await expect(page.getByRole('heading', { name: say.nothing })).toBeVisible();
      await expectAccessible(page);

      await open(page, '/sss#does-it-give-advice');
      await expect(page.locator('#does-it-give-advice')).toBeInViewport();
    });

    test('an expanded answer stays expanded while the questions are filtered', async ({ page }) => {
      await open(page, '/sss#does-it-give-advice');
      await page.getByText(say.question).click();
      const unfolded = page.locator('main details[open]');
      await expect(unfolded).toHaveCount(2);
      const filter = page.getByLabel(say.filter);
      await filter.pressSequentially(say.typed);
      await expect(page.locator('main output')).toContainText(say.typed);
      await expect(page.getByText(say.answer)).toBeVisible();
      await page.getByText(say.question).click();
      await filter.fill('xyzzy');
      await expect(unfolded).toHaveCount(0);
      await filter.fill('');
      await expect(unfolded).toHaveCount(1);
      await expect(unfolded.locator('#does-it-give-advice')).toBeVisible();
    });
  });

  test.describe(`search, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: locales[language] });

    test('the search finds questions and highlights the words, without a page load', async ({
      page,
    }) => {
      await open(page, '/search');
      await expect(page.getByRole('heading', { name: say.begin })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await page.evaluate(() => {
        document.body.dataset['same'] = 'yes';
      });
      await page.getByLabel(say.look).fill(say.looked);
      await page.getByRole('main').getByRole('button', { name: say.search, exact: true }).click();
      const found = page
        .getByRole('region', { name: say.questions })
        .getByRole('link', { name: say.found });
      await expect(found).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(say.looked));
      await expect(page.locator('main mark').first()).toBeVisible();
      await expectAccessible(page);
      await found.click();
      await expect(page.locator('#does-it-give-advice')).toBeInViewport();
      await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
    });

    test('a long search does not break the layout', async ({ page }) => {
      await open(page, `/search?q=${'a'.repeat(120)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false, locale: 'tr-TR' });
  const say = words.tr;

  test('the prices change, a question opens, and the search works', async ({ page }) => {
    await page.goto('/urunler');
    const card = page
      .locator('main li')
      .filter({ has: page.getByRole('heading', { name: 'Pro', exact: true }) });
    await page.getByRole('radio', { name: say.yearly }).check();
    await expect(card.getByText(say.prices[1], { exact: true })).toBeVisible();

    await page.goto('/sss#does-it-give-advice');
    await expect(page.locator('#does-it-give-advice')).toBeInViewport();
    await page.getByLabel(say.filter).fill(say.looked);
    await page.getByRole('main').getByRole('button', { name: say.submit }).click();
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.getByRole('link', { name: say.found })).toBeVisible();
  });
});
