import { brand, type Language } from '@vela/contracts';
import type { Mail } from '../mailer.ts';
import { layOut, type Block } from './layout.ts';

type Content = {
  readonly to: string;
  readonly language: Language;
  readonly loginLink: string;
  readonly forgotLink: string;
};

const subject = {
  en: `You already have a ${brand.name} account`,
  tr: `Zaten bir ${brand.name} hesabınız var`,
};

const blocks: Readonly<Record<Language, (content: Content) => Block[]>> = {
  en: ({ loginLink, forgotLink }) => [
    { text: 'Hello,' },
    {
      text: 'someone just tried to sign up with your email address, but you already have an account. Nothing has changed.',
    },
    { label: 'Sign in', link: loginLink },
    { label: 'Forgot your password?', link: forgotLink },
    { text: 'If this was not you, you can ignore this email.' },
  ],
  tr: ({ loginLink, forgotLink }) => [
    { text: 'Merhaba,' },
    {
      text: 'az önce e-posta adresinizle kaydolunmak istendi, ancak zaten bir hesabınız var. Hiçbir şey değişmedi.',
    },
    { label: 'Giriş yap', link: loginLink },
    { label: 'Şifrenizi mi unuttunuz?', link: forgotLink },
    { text: 'Bunu siz yapmadıysanız bu e-postayı dikkate almayın.' },
  ],
};

/** Told to the owner of an address that was used to sign up again. */
export function alreadyRegisteredMail(content: Content): Mail {
  const { to, language } = content;
  return { to, subject: subject[language], ...layOut(blocks[language](content), language) };
}
