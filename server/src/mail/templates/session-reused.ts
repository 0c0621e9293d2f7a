import { brand, type Language } from '@vela/contracts';
import type { Mail } from '../mailer.ts';
import { layOut, type Block } from './layout.ts';

type Content = { readonly to: string; readonly language: Language; readonly forgotLink: string };

const subject = {
  en: `A ${brand.name} session was ended for your safety`,
  tr: `Güvenliğiniz için bir ${brand.name} oturumu kapatıldı`,
};

const blocks: Readonly<Record<Language, (content: Content) => Block[]>> = {
  en: ({ forgotLink }) => [
    { text: 'Hello,' },
    {
      text: 'a key of one of your sessions was used a second time. That can happen when a device is restored from a backup, but also when someone has copied the key. We have ended that session; sign in again to continue.',
    },
    { text: 'If you cannot explain it, set a new password, which signs you out everywhere:' },
    { label: 'Set a new password', link: forgotLink },
  ],
  tr: ({ forgotLink }) => [
    { text: 'Merhaba,' },
    {
      text: 'oturumlarınızdan birinin anahtarı ikinci kez kullanıldı. Bu, bir cihaz yedekten geri yüklendiğinde olabileceği gibi, anahtarı birisi kopyaladığında da olabilir. O oturumu kapattık; devam etmek için yeniden giriş yapın.',
    },
    {
      text: 'Bunu açıklayamıyorsanız yeni bir şifre belirleyin; böylece tüm oturumlarınız kapatılır:',
    },
    { label: 'Yeni şifre belirle', link: forgotLink },
  ],
};

/** Warns the owner of an account that a refresh token came twice. */
export function sessionReusedMail(content: Content): Mail {
  const { to, language } = content;
  return { to, subject: subject[language], ...layOut(blocks[language](content), language) };
}
