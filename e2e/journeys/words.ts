import { isFullRun } from '../harness/tier.ts';

/**
 * Expected texts of account pages, duplicated on purpose: an accidental text change fails the
 * journeys.
 */
export const words = {
  en: {
    home: 'Home',
    heading: 'Read the chart.',
    signIn: 'Sign in',
    signUp: 'Sign up',
    createAccount: 'Create account',
    createAnAccount: 'Create an account',
    username: 'Username',
    email: 'E-mail',
    password: 'Password',
    newPassword: 'New password',
    confirm: 'Confirm password',
    privacy: /privacy policy/,
    terms: /terms of use/,
    risk: /risk disclosure/,
    registered: 'Registration successful! Please check your email to verify your account.',
    loggedIn: 'Login successful! Redirecting...',
    invalid: 'Invalid email or password',
    differ: 'Passwords do not match',
    pleaseAccept: (names: string) => `Please accept: ${names}`,
    names: { terms: 'terms', risk: 'risk disclosure' },
    freshCode: 'Your e-mail address is not verified yet. We have sent you a fresh code.',
    olderCode: 'Please verify your email address first.',
    code: 'Verification code',
    newCodeIn: /in [1-5]?\d seconds?$/,
    profile: 'Profile',
    signOut: 'Sign out',
    forgot: 'Forgot your password?',
    sendLink: 'Send the link',
    lookIntoMailbox: 'Look into your mailbox',
    savePassword: 'Save the new password',
    passwordChanged: 'Your password is changed. Please sign in with it.',
    notFound: 'Page not found',
    settings: 'Settings',
    notConfigured: 'Google sign-in is not set up on this server. Please use e-mail and password.',
    version: 'Version of 21 November 2026',
    needsScripts: 'Signing in and creating an account need JavaScript.',
  },
  tr: {
    home: 'Ana sayfa',
    heading: 'Grafiği okuyun.',
    signIn: 'Giriş yap',
    signUp: 'Kaydol',
    createAccount: 'Hesap oluştur',
    createAnAccount: 'Hesap oluşturun',
    username: 'Kullanıcı adı',
    email: 'E-posta',
    password: 'Şifre',
    newPassword: 'Yeni şifre',
    confirm: 'Şifreyi doğrulayın',
    privacy: /Gizlilik politikasını/,
    terms: /Kullanım koşullarını/,
    risk: /Risk bildirimini/,
    registered: 'Kayıt başarılı! Hesabınızı doğrulamak için lütfen e-postanızı kontrol edin.',
    loggedIn: 'Giriş başarılı! Yönlendiriliyorsunuz...',
    invalid: 'E-posta veya şifre hatalı',
    differ: 'Şifreler eşleşmiyor',
    pleaseAccept: (names: string) => `Lütfen kabul edin: ${names}`,
    names: { terms: 'kullanım koşulları', risk: 'risk bildirimi' },
    freshCode: 'E-posta adresiniz henüz doğrulanmadı. Size yeni bir kod gönderdik.',
    olderCode: 'Lütfen önce e-posta adresinizi doğrulayın.',
    code: 'Doğrulama kodu',
    newCodeIn: /^[1-5]?\d saniye sonra/,
    profile: 'Profil',
    signOut: 'Çıkış yap',
    forgot: 'Şifrenizi mi unuttunuz?',
    sendLink: 'Bağlantıyı gönder',
    lookIntoMailbox: 'E-posta kutunuza bakın',
    savePassword: 'Yeni şifreyi kaydet',
    passwordChanged: 'Şifreniz değişti. Lütfen yeni şifrenizle giriş yapın.',
    notFound: 'Sayfa bulunamadı',
    settings: 'Ayarlar',
    notConfigured: 'Google ile giriş bu sunucuda kurulu değil. Lütfen e-posta ve şifre kullanın.',
    version: '21 Kasım 2026 tarihli sürüm',
    needsScripts: 'Giriş yapmak ve hesap oluşturmak için JavaScript gerekir.',
  },
} as const;

export type Words = (typeof words)['en' | 'tr'];
export const stages = [
  { language: 'en', width: 1280, height: 800 },
  { language: 'tr', width: 1280, height: 800 },
  { language: 'en', width: 390, height: 844 },
  { language: 'tr', width: 390, height: 844 },
] as const;

/** Beside the stages, in the full run: the widths at which the forms of accounts change their layout. */
export const accountStages = isFullRun
  ? [
      ...stages,
      { language: 'en', width: 860, height: 900 } as const,
      { language: 'tr', width: 860, height: 900 } as const,
      { language: 'en', width: 859, height: 900 } as const,
      { language: 'tr', width: 859, height: 900 } as const,
    ]
  : stages;
