import { auth, brand, type Language } from '@vela/contracts';
import type { Mail } from '../mailer.ts';
import { layOut, type Block } from './layout.ts';

type Content = {
  readonly to: string;
  readonly language: Language;
  readonly code: string;
  readonly link: string;
};

const subject = {
  en: `Your ${brand.name} verification code`,
  tr: `${brand.name} doğrulama kodunuz`,
};

const blocks: Readonly<Record<Language, (content: Content) => Block[]>> = {
  en: ({ code, link }) => [
    { text: 'Hello,' },
    { text: 'this is your code to verify your email address:' },
    { code },
    {
      text: `It is valid for ${auth.verificationCodeMinutes} minutes. You can also verify your address with this link, which is valid for ${auth.verificationLinkHours} hours:`,
    },
    { label: 'Verify my email address', link },
    { text: 'If you did not sign up, you can ignore this email. Never give this code to anyone.' },
  ],
  tr: ({ code, link }) => [
    { text: 'Merhaba,' },
    { text: 'e-posta adresinizi doğrulama kodunuz:' },
    { code },
    {
      text: `Kod ${auth.verificationCodeMinutes} dakika geçerlidir. Adresinizi, ${auth.verificationLinkHours} saat geçerli olan şu bağlantıyla da doğrulayabilirsiniz:`,
    },
    { label: 'E-posta adresimi doğrula', link },
    { text: 'Siz kaydolmadıysanız bu e-postayı dikkate almayın. Bu kodu kimseyle paylaşmayın.' },
  ],
};

/** The mail with the six-digit code, alone on a line of the text part, and the link that does the same. */
export function verificationMail(content: Content): Mail {
  const { to, language } = content;
  return { to, subject: subject[language], ...layOut(blocks[language](content), language) };
}
