import { brand, contactReasonWord, type ContactReason, type Language } from '@vela/contracts';
import type { Mail } from '../mailer.ts';
import { layOut, type Block } from './layout.ts';

type Content = {
  readonly to: string;
  readonly id: number;
  readonly from: string;
  readonly reason: ContactReason;
  readonly message: string;
  readonly language: Language;
};

const subject = { en: 'Contact form', tr: 'İletişim formu' };

const blocks: Readonly<Record<Language, (content: Content) => Block[]>> = {
  en: ({ from, reason, message }) => [
    { text: `${from} wrote to ${brand.name} with the contact form.` },
    { text: `Reason: ${contactReasonWord(reason, 'en')}` },
    { written: message },
    {
      text: 'If you reply to this email, your reply goes to that address. Nobody has checked that it belongs to whoever wrote.',
    },
  ],
  tr: ({ from, reason, message }) => [
    { text: `${from}, iletişim formuyla ${brand.name} ekibine yazdı.` },
    { text: `Konu: ${contactReasonWord(reason, 'tr')}` },
    { written: message },
    {
      text: 'Bu e-postayı yanıtlarsanız yanıtınız bu adrese gider. Adresin gerçekten yazan kişiye ait olduğu denetlenmedi.',
    },
  ],
};

/** Tells the people who answer what somebody wrote, in the language it is to be answered in. The subject holds words of ours only. */
export function contactMessageMail(content: Content): Mail {
  const { to, from, id, reason, language } = content;
  const title = `${subject[language]}: ${contactReasonWord(reason, language)} (${id})`;
  return { to, replyTo: from, subject: title, ...layOut(blocks[language](content), language) };
}
