/** Expected texts of passkeys, keys and providers, duplicated on purpose. */
export const waysWords = {
  en: {
    addPasskey: 'Add a passkey',
    passkeyName: 'Name of the passkey',
    goOn: 'Go on to your device',
    passkeyAdded: 'The passkey was added.',
    byPasskey: 'Sign in with a passkey',
    addKey: 'Make a key',
    keyName: 'Name of the key',
    makeKey: 'Make the key',
    kept: 'I have kept it',
    removeKey: 'Remove the key Sheet',
    loadingApple: 'Loading Apple Sign-In...',
    faults: {
      'error=access_denied&state=google.x': 'Google sign-in was cancelled. Please try again.',
      'error=invalid_request&state=google.x': 'Invalid request. Please try again.',
      'error=server_error&state=google.x': 'Google authentication failed: server_error',
      'code=x&scope=email&state=google.x': 'Google authentication failed. Please try again.',
      'provider=apple&provider_error=PROVIDER_FAILED':
        'Apple authentication failed. Please try again.',
      'provider=apple&provider_error=START_FAILED': 'Failed to load Apple Sign-In SDK',
      'provider=apple&provider_error=PROVIDER_UNAVAILABLE':
        'Apple Sign-In is temporarily unavailable. Please try again.',
    },
    noToken: 'Missing access token from OAuth login',
  },
  tr: {
    addPasskey: 'Geçiş anahtarı ekle',
    passkeyName: 'Geçiş anahtarının adı',
    goOn: 'Cihazda devam et',
    passkeyAdded: 'Geçiş anahtarı eklendi.',
    byPasskey: 'Geçiş anahtarıyla gir',
    addKey: 'Anahtar oluştur',
    keyName: 'Anahtarın adı',
    makeKey: 'Anahtarı oluştur',
    kept: 'Anahtarı sakladım',
    removeKey: 'Sheet anahtarını kaldır',
    loadingApple: 'Apple ile giriş yükleniyor...',
    faults: {
      'error=access_denied&state=google.x': 'Google ile giriş iptal edildi. Lütfen tekrar deneyin.',
      'error=invalid_request&state=google.x': 'Geçersiz istek. Lütfen tekrar deneyin.',
      'error=server_error&state=google.x': 'Google ile kimlik doğrulama başarısız: server_error',
      'code=x&scope=email&state=google.x':
        'Google ile kimlik doğrulama başarısız. Lütfen tekrar deneyin.',
      'provider=apple&provider_error=PROVIDER_FAILED':
        'Apple ile kimlik doğrulama başarısız. Lütfen tekrar deneyin.',
      'provider=apple&provider_error=START_FAILED': 'Apple ile giriş bileşeni yüklenemedi',
      'provider=apple&provider_error=PROVIDER_UNAVAILABLE':
        'Apple ile giriş geçici olarak kullanılamıyor. Lütfen tekrar deneyin.',
    },
    noToken: 'OAuth girişinden erişim anahtarı gelmedi',
  },
} as const;

export type WaysWords = (typeof waysWords)['en' | 'tr'];
