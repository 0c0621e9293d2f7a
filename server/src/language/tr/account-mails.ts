import { auth, brand, ownData } from '@vela/contracts';
import type { AccountMailTexts } from '../account-mail-texts.ts';

const wayNames: Readonly<Record<string, string>> = {
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
};

const wayChanges = {
  'provider-on': (name: string) => `Artık ${name} hesabınızla da giriş yapılabilir.`,
  'provider-off': (name: string) => `Hesabınızın ${name} bağlantısı kaldırıldı.`,
  'passkey-on': (name: string) => `Hesabınıza “${name}” geçiş anahtarı eklendi.`,
  'passkey-off': (name: string) => `Hesabınızdan “${name}” geçiş anahtarı kaldırıldı.`,
  'api-key-on': (name: string) => `Hesabınız için “${name}” API anahtarı oluşturuldu.`,
};

/** A password ends sessions and nothing else. */
export const otherWaysText =
  'Geçiş anahtarları, bağlı hesaplar ve API anahtarları çalışmaya devam eder. Tanımadıklarınızı kaldırın: API anahtarları “Hesap ayarları”, diğerleri “Güvenlik” sekmesindedir.';

/** The page behind the link leads those who are signed in on to the chat: it comes last. */
const forSignedOut = (link: string) => [
  { text: 'Artık giriş yapamıyorsanız yeni bir şifre belirleyin:' },
  { label: 'Yeni şifre belirle', link },
];

export const accountMails: AccountMailTexts = {
  'email-change-code': {
    subject: () => `${brand.name} hesabınızın adresini değiştirme kodunuz`,
    blocks: ({ code, newEmail, isNew }) => [
      { text: 'Merhaba,' },
      {
        text: isNew
          ? `Bu adres (${newEmail}) bir ${brand.name} hesabının adresi yapılmak isteniyor. Kodunuz:`
          : `${brand.name} hesabınızın adresi ${newEmail} olarak değiştirilmek isteniyor. Kodunuz:`,
      },
      { code },
      {
        text: `Kod ${auth.verificationCodeMinutes} dakika geçerlidir. Adres ancak iki adrese gelen kodlar da girilince değişir.`,
      },
      {
        text: isNew
          ? 'Bunu siz istemediyseniz bu e-postayı dikkate almayın. Bu kodu kimseyle paylaşmayın.'
          : 'Bunu siz istemediyseniz şifrenizi hemen değiştirin. Bu kodu kimseyle paylaşmayın.',
      },
    ],
  },
  'deletion-cancelled': {
    subject: () => `${brand.name} hesabınız silinmeyecek`,
    blocks: ({ forgotLink }) => [
      { text: 'Merhaba,' },
      { text: 'Giriş yaptığınız için hesabınız silinmeyecek. Her şey olduğu gibi duruyor.' },
      { text: 'Giriş yapan siz değilseniz hemen yeni bir şifre belirleyin:' },
      { label: 'Yeni şifre belirle', link: forgotLink },
    ],
  },
  'deletion-requested': {
    subject: () => `${brand.name} hesabınız silinecek`,
    blocks: ({ date, loginLink }) => [
      { text: 'Merhaba,' },
      {
        text: `Hesabınız tüm sohbetler, analizler ve ayarlarla birlikte ${date} tarihinde silinecek. Tüm cihazlardaki oturumlarınız kapatıldı.`,
      },
      { text: 'Hesabınızı korumak için o günden önce giriş yapın:' },
      { label: 'Giriş yap', link: loginLink },
      {
        text: 'Güvenlik kayıtları on iki ay boyunca hesap numaranız olmadan saklanır. Bize gönderdiğiniz mesajlar, konuları sonuçlanana kadar kalır.',
      },
    ],
  },
  'export-ready': {
    subject: () => `${brand.name} verileriniz hazır`,
    blocks: ({ link }) => [
      { text: 'Merhaba,' },
      {
        text: `Tüm verilerinizi içeren dosyayı ${ownData.exportDays} gün boyunca indirebilirsiniz. Bunun için giriş yapıp şifrenizi girmeniz gerekir:`,
      },
      { label: 'Verilerimi indir', link },
      { text: 'Bunu siz istemediyseniz şifrenizi hemen değiştirin.' },
    ],
  },
  'email-changed': {
    subject: () => `${brand.name} hesabınızın adresi değişti`,
    blocks: ({ newEmail, contactLink }) => [
      { text: 'Merhaba,' },
      { text: `Hesabınıza artık bu adresle değil, ${newEmail} adresiyle giriş yapılıyor.` },
      { text: 'Bunu siz yapmadıysanız bize hemen yazın:' },
      { label: 'İletişim', link: contactLink },
    ],
  },
  'new-device': {
    subject: () => `${brand.name} hesabınıza yeni bir cihazdan giriş yapıldı`,
    blocks: ({ device, time, securityLink, forgotLink }) => [
      { text: 'Merhaba,' },
      { text: 'Hesabınıza daha önce kullanılmamış bir cihazdan giriş yapıldı.' },
      { text: `Cihaz: ${device === '' ? 'bilinmiyor' : device}` },
      { text: `Saat: ${time}` },
      {
        text: 'Giriş yapan sizseniz bir şey yapmanız gerekmiyor. Değilseniz hemen o cihazın oturumunu kapatıp şifrenizi değiştirin:',
      },
      { label: 'Tüm oturumları gör', link: securityLink },
      ...forSignedOut(forgotLink),
    ],
  },
  'alert-fired': {
    subject: ({ lines, more }) => {
      const count = lines.length + more;
      return count === 1 ? `${brand.name} alarmı: ${lines[0]}` : `${brand.name}: ${count} alarm`;
    },
    blocks: ({ lines, more, isSimulated, link }) => [
      ...lines.map((text) => ({ text })),
      ...(more > 0 ? [{ text: `Ve ${more} alarm daha.` }] : []),
      ...(isSimulated ? [{ text: 'Bu fiyatların bir kısmı simülasyondur.' }] : []),
      { label: 'Alarmlarınızı görün, duraklatın veya silin', link },
      { text: 'Yalnızca eğitim amaçlıdır: ne görüldüğünü söyler, ne yapılacağını değil.' },
    ],
  },
  'alert-channel-off': {
    subject: () => `${brand.name} alarmlarınızı artık bir programa göndermiyor`,
    blocks: ({ name, link }) => [
      { text: 'Merhaba,' },
      {
        text: `“${name}” adresi beş gündür hiçbir iletiyi almadı ya da ileti istemediğini bildirdi. Alarmlarınız artık oraya gönderilmiyor.`,
      },
      {
        text: 'Çalışan alarmlar alarm sayfanızda görünmeye devam eder. Gönderimi oradan yeniden açabilirsiniz:',
      },
      { label: 'Alarmların nereye gönderildiğini gör', link },
    ],
  },
  'password-replaced': {
    subject: () => `${brand.name} şifreniz değiştirildi`,
    blocks: ({ securityLink, forgotLink }) => [
      { text: 'Merhaba,' },
      { text: 'Şifreniz değiştirildi ve diğer tüm cihazlardaki oturumlarınız kapatıldı.' },
      { text: 'Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin:' },
      { label: 'Yeni şifre belirle', link: forgotLink },
      { text: otherWaysText },
      { label: 'Giriş yollarını gör', link: securityLink },
    ],
  },
  'second-factor': {
    subject: ({ isOn }) =>
      isOn
        ? `${brand.name} hesabınızda iki adımlı giriş açıldı`
        : `${brand.name} hesabınızda iki adımlı giriş kapatıldı`,
    blocks: ({ isOn, securityLink, forgotLink }) => [
      { text: 'Merhaba,' },
      {
        text: isOn
          ? 'Artık hesabınıza girerken doğrulama uygulamanızdaki kod da gerekiyor. Kurtarma kodlarını güvenli bir yerde saklayın.'
          : 'Artık hesabınıza yalnızca şifrenizle giriliyor.',
      },
      {
        text: 'Bunu siz yapmadıysanız hemen şifrenizi değiştirin ve oturumlarınızı gözden geçirin:',
      },
      { label: 'Güvenlik ayarlarını aç', link: securityLink },
      ...forSignedOut(forgotLink),
    ],
  },
  'sign-in-ways': {
    subject: () => `${brand.name} hesabınıza giriş yolları değişti`,
    blocks: ({ change, name, securityLink, forgotLink }) => [
      { text: 'Merhaba,' },
      { text: wayChanges[change](wayNames[name] ?? name) },
      {
        text: 'Bunu siz yapmadıysanız hemen şifrenizi değiştirin ve tanımadıklarınızı kaldırın:',
      },
      { label: 'Giriş yollarını gör', link: securityLink },
      ...forSignedOut(forgotLink),
    ],
  },
};
