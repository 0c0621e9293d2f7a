import { auth, brand, type Language } from '@vela/contracts';
import type { Mail } from '../mailer.ts';
import { layOut, type Block } from './layout.ts';

type Content = { readonly to: string; readonly language: Language; readonly link: string };

const subject = {
  en: `Set a new ${brand.name} password`,
  tr: `Yeni ${brand.name} şifrenizi belirleyin`,
};

const blocks: Readonly<Record<Language, (content: Content) => Block[]>> = {
  en: ({ link }) => [
    { text: 'Hello,' },
    {
      text: `with this link you can set a new password. It works once and is valid for ${auth.resetTokenMinutes} minutes:`,
    },
    { label: 'Set a new password', link },
    {
      text: 'Setting a new password signs you out on all devices. If you did not ask for this, you can ignore this email: your password stays as it is.',
    },
  ],
  tr: ({ link }) => [
    { text: 'Merhaba,' },
    {
      text: `bu bağlantıyla yeni bir şifre belirleyebilirsiniz. Bağlantı bir kez kullanılabilir ve ${auth.resetTokenMinutes} dakika geçerlidir:`,
    },
    { label: 'Yeni şifre belirle', link },
    {
      text: 'Yeni şifre belirlediğinizde tüm cihazlardaki oturumlarınız kapatılır. Bunu siz istemediyseniz bu e-postayı dikkate almayın: şifreniz değişmez.',
    },
  ],
};

/** The mail with the link that sets a new password. */
export function passwordResetMail(content: Content): Mail {
  const { to, language } = content;
  return { to, subject: subject[language], ...layOut(blocks[language](content), language) };
}
