import { auth, brand, type Language } from '@vela/contracts';
import type { Mail } from '../mailer.ts';
import { layOut, type Block } from './layout.ts';

type Content = { readonly to: string; readonly language: Language; readonly link: string };

const subject = {
  en: `Choose your ${brand.name} password`,
  tr: `${brand.name} şifrenizi belirleyin`,
};

const blocks: Readonly<Record<Language, (content: Content) => Block[]>> = {
  en: ({ link }) => [
    { text: 'Hello,' },
    {
      text: `your email address is verified. Before that, different passwords had been offered for it from more than one browser. We cannot tell which of them is yours, so we have kept none. With this link you choose your password. It works once and is valid for ${auth.resetTokenMinutes} minutes:`,
    },
    { label: 'Choose your password', link },
    {
      text: 'Until then you stay signed in where you verified your address. Choosing a password signs you out on all devices.',
    },
  ],
  tr: ({ link }) => [
    { text: 'Merhaba,' },
    {
      text: `e-posta adresiniz doğrulandı. Ancak daha önce bu adres için birden fazla tarayıcıdan farklı şifreler girilmişti. Hangisinin size ait olduğunu bilemediğimiz için hiçbirini saklamadık. Bu bağlantıyla şifrenizi belirleyebilirsiniz. Bağlantı bir kez kullanılabilir ve ${auth.resetTokenMinutes} dakika geçerlidir:`,
    },
    { label: 'Şifremi belirle', link },
    {
      text: 'O zamana kadar, adresinizi doğruladığınız yerde oturumunuz açık kalır. Şifrenizi belirlediğinizde tüm cihazlardaki oturumlarınız kapatılır.',
    },
  ],
};

/** Sent when an address is proven for which strangers' passwords may have been offered too, and none was kept. */
export function choosePasswordMail(content: Content): Mail {
  const { to, language } = content;
  return { to, subject: subject[language], ...layOut(blocks[language](content), language) };
}
