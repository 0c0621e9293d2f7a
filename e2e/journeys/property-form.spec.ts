import type { Page } from '@playwright/test';
import { register } from '../harness/register.ts';
import { expect, expectAccessible, open, test } from '../harness/journey.ts';
import { stages } from './words.ts';

const words = {
  en: {
    price: 'Price',
    down: 'Down payment (% of price)',
    rent: 'Rent a month, per unit',
    years: 'Loan term in years',
    begin: 'Begin with the price',
    typed: '250,000',
    payment: '1,264',
    wrong: 'This is not a number.',
    least: 'Must be at least 1.',
    stale: 'Not recalculated',
    from: 'Loan rate a year',
    name: 'Name of the deal',
    needsName: 'Give the deal a name.',
    save: 'Save',
    erase: 'Clear all',
    deal: 'Flat by the sea',
    delete: 'Delete Flat by the sea',
    confirm: 'Delete',
    none: 'None yet.',
  },
  tr: {
    price: 'Fiyat',
    down: 'Peşinat (fiyatın yüzdesi)',
    rent: 'Birim başına aylık kira',
    years: 'Kredi vadesi (yıl)',
    begin: 'Fiyatla başlayın',
    typed: '250.000',
    payment: '6.178',
    wrong: 'Bu bir sayı değil.',
    least: 'En az 1 olmalı.',
    stale: 'Yeniden hesaplanmadı',
    from: 'Yıllık kredi faizi',
    name: 'Hesabın adı',
    needsName: 'Hesaba bir ad verin.',
    save: 'Kaydet',
    erase: 'Tümünü temizle',
    deal: 'Deniz kenarında daire',
    delete: 'Deniz kenarında daire kaydını sil',
    confirm: 'Sil',
    none: 'Henüz yok.',
  },
} as const;

const findField = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Saves the deal of the form, opens it in an empty form, and deletes it. */
async function saveOpenAndDelete(page: Page, say: (typeof words)['en' | 'tr']): Promise<void> {
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await expect(page.getByText(say.needsName)).toBeVisible();
  await findField(page, say.name).fill(say.deal);
  await page.keyboard.press('Enter');
  const saved = page.getByRole('button', { name: say.deal, exact: true });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: say.erase }).click();
  await expect(page.getByText(say.begin)).toBeVisible();
  await saved.click();
  await expect(findField(page, say.price)).toHaveValue(say.typed);
  await expect(page.getByTestId('deal-report')).toBeVisible();
  await page.getByRole('button', { name: say.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: say.confirm, exact: true }).click();
  await expect(page.getByText(say.none)).toBeVisible();
  // The figures stay: only what was saved is deleted.
  await expect(findField(page, say.price)).toHaveValue(say.typed);
}

for (const { language, width, height } of stages) {
  test.describe(`property form, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });

    test('a deal is calculated as it is typed, kept in its address, saved and deleted', async ({
      page,
      person,
    }) => {
      const say = words[language];
      await register(page.request, person);
      await open(page, '/property');
      await expect(page.getByText(say.begin)).toBeVisible();
      await expectAccessible(page);

      const field = (name: string) => findField(page, name);
      // Pasted with the separators of either language.
      await field(say.price).fill('250.000,00');
      await field(say.down).fill('%20');
      await field(say.rent).fill('1400');
      await field(say.rent).blur();
      await expect(field(say.price)).toHaveValue(say.typed);
      const report = page.getByTestId('deal-report');
      const payment = report.locator('[data-fact="property.payment"]').first();
      await expect(payment).toHaveText(new RegExp(say.payment.replace('.', String.raw`\.`)));
      await expectAccessible(page);

      await payment.focus();
      await page.keyboard.press('Enter');
      const card = page.getByRole('dialog');
      await expect(card).toContainText(say.from);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(payment).toBeFocused();

      await field(say.years).fill('0');
      await expect(page.getByText(say.least)).toBeVisible();
      await expect(page.getByText(say.stale)).toBeVisible();
      await field(say.years).fill('ten');
      await expect(page.getByText(say.wrong)).toBeVisible();
      await expect(page).toHaveURL(/loanYears=ten/);
      await page.reload();
      await expect(field(say.years)).toHaveValue('ten');
      await expect(page.getByText(say.wrong)).toBeVisible();
      await field(say.years).fill('');
      await expect(payment).toBeVisible();
      await expect(page).not.toHaveURL(/loanYears/);

      await saveOpenAndDelete(page, say);
    });
  });
}
