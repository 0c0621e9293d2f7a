import { calculateAppCode } from '../harness/authenticator.ts';
import { expect, expectAccessible, open, test } from '../harness/journey.ts';
import { register } from '../harness/register.ts';
import { profileWords, type ProfileWords } from './profile-words.ts';
import { accountStages, words, type Words } from './words.ts';

function testSecondFactor(say: ProfileWords, common: Words): void {
  test('an app is set up; the sign-in asks for its code, keeps what was typed, and takes a recovery code', async ({
    page,
    person,
    provokes,
  }) => {
    provokes(403, 400);
    await register(page.request, person);
    await open(page, '/profile?tab=security');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: say.setUpApp }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say.password, { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: say.confirm }).click();
    const secret = ((await main.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const qrCode = main.getByRole('img', { name: /QR/ });
    await expect(qrCode).toBeVisible();
    // Light behind in every theme: readers need the contrast.
    await expect(qrCode.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)');
    await expectAccessible(page);
    await main.getByLabel(say.appCode).fill(calculateAppCode(secret, Date.now()));
    await main.getByRole('button', { name: say.switchOn, exact: true }).click();
    const codes = main.getByRole('list', { name: say.recoveryCodes }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recoveryCode = (await codes.first().textContent()) ?? '';
    await expectAccessible(page);
    await main.getByRole('button', { name: say.codesKept }).click();
    await main.getByRole('button', { name: common.signOut }).last().click();
    await expect(page).toHaveURL(/\/login$/);

    const submit = page.locator('form').getByRole('button', { name: common.signIn, exact: true });
    await page.getByLabel(common.email).fill(person.email);
    await page.getByLabel(common.password, { exact: true }).fill(person.password);
    await submit.click();
    const code = page.getByLabel(say.signInCode);
    await expect(code).toBeFocused();
    await code.fill('000000');
    await submit.click();
    await expect(page.getByText(say.factorWrong)).toBeVisible();
    await expect(page.getByLabel(common.password, { exact: true })).toHaveValue(person.password);
    await expectAccessible(page);
    await code.fill(recoveryCode);
    await submit.click();
    await expect(page).not.toHaveURL(/\/login$/);
    await open(page, '/profile?tab=security');
    await expect(main.getByText(say.codesLeft)).toBeVisible();
  });
}

for (const { language, width, height } of accountStages) {
  test.describe(`second factor, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: language === 'tr' ? 'tr-TR' : 'en-US' });
    testSecondFactor(profileWords[language], words[language]);
  });
}
