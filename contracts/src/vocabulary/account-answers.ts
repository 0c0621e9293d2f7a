import type { Language } from '../language.ts';

/** What the account's calls answer in words; the same for every address, whether or not it has an account. */
const words = {
  en: {
    registered: 'Registration successful! Please check your email to verify your account.',
    verificationSent:
      'If this address belongs to an account that is not verified yet, a new code is on its way.',
    resetSent: 'If this address belongs to an account, a link to set a new password is on its way.',
    passwordChanged: 'Your password has been changed. Please sign in with it.',
  },
  tr: {
    registered: 'Kayıt başarılı! Hesabınızı doğrulamak için lütfen e-postanızı kontrol edin.',
    verificationSent: 'Bu adres henüz doğrulanmamış bir hesaba aitse yeni bir kod yola çıktı.',
    resetSent: 'Bu adres bir hesaba aitse yeni şifre belirleme bağlantısı yola çıktı.',
    passwordChanged: 'Şifreniz değiştirildi. Lütfen yeni şifrenizle giriş yapın.',
  },
} as const satisfies Record<Language, Record<string, string>>;

export type AccountAnswer = keyof (typeof words)['en'];

/** The sentence a successful call of the account answers with. */
export function accountMessage(answer: AccountAnswer, language: Language): string {
  return words[language][answer];
}
