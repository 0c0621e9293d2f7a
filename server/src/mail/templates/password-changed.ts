import { brand, type Language } from '@vela/contracts';
import type { Mail } from '../mailer.ts';
import { layOut, type Block } from './layout.ts';

type Content = { readonly to: string; readonly language: Language; readonly forgotLink: string };

const subject = {
  en: `Your ${brand.name} password was changed`,
  tr: `${brand.name} şifreniz değiştirildi`,
};

const blocks: Readonly<Record<Language, (content: Content) => Block[]>> = {
  en: ({ forgotLink }) => [
    { text: 'Hello,' },
    { text: 'your password was changed, and you were signed out on all devices.' },
    { text: 'If this was not you, set a new password at once:' },
    { label: 'Set a new password', link: forgotLink },
  ],
  tr: ({ forgotLink }) => [
    { text: 'Merhaba,' },
    { text: 'şifreniz değiştirildi ve tüm cihazlardaki oturumlarınız kapatıldı.' },
    { text: 'Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin:' },
    { label: 'Yeni şifre belirle', link: forgotLink },
  ],
};

/** Tells the owner of an account that its password is a new one. */
export function passwordChangedMail(content: Content): Mail {
  const { to, language } = content;
  return { to, subject: subject[language], ...layOut(blocks[language](content), language) };
}
