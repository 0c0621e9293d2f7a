import { brand, jobPositionWord, type JobPosition, type Language } from '@vela/contracts';
import type { Mail } from '../mailer.ts';
import { layOut, type Block } from './layout.ts';

type Content = {
  readonly to: string;
  readonly id: number;
  readonly from: string;
  readonly position: JobPosition;
  readonly language: Language;
  /** Are there other files in the document? */
  readonly hasAttachments: boolean;
};

const subject = { en: 'Application', tr: 'İş başvurusu' };

const blocks: Readonly<Record<Language, (content: Content) => Block[]>> = {
  en: ({ from, position, hasAttachments }) => [
    { text: `${from} applied for a position at ${brand.name}.` },
    { text: `Position: ${jobPositionWord(position, 'en')}` },
    {
      text: 'The document is attached. It comes from a stranger: no scripts or programs were found in it, but no virus scanner has looked at it.',
    },
    ...(hasAttachments
      ? [{ text: 'There are other files in this document. Do not open them.' }]
      : []),
    {
      text: 'If you reply to this email, your reply goes to that address. Nobody has checked that it belongs to whoever applied.',
    },
  ],
  tr: ({ from, position, hasAttachments }) => [
    { text: `${from}, ${brand.name} ekibinde bir pozisyona başvurdu.` },
    { text: `Pozisyon: ${jobPositionWord(position, 'tr')}` },
    {
      text: 'Belge ektedir. Tanımadığınız birinden geliyor: içinde betik veya program bulunmadı, ancak virüs taramasından geçmedi.',
    },
    ...(hasAttachments ? [{ text: 'Bu belgenin içinde başka dosyalar var. Onları açmayın.' }] : []),
    {
      text: 'Bu e-postayı yanıtlarsanız yanıtınız bu adrese gider. Adresin gerçekten başvuran kişiye ait olduğu denetlenmedi.',
    },
  ],
};

/** Hands an application to the people who read it, in the language it is to be answered in; its document is attached by the queue. */
export function applicationMail(content: Content): Mail {
  const { to, from, id, position, language } = content;
  const title = `${subject[language]}: ${jobPositionWord(position, language)} (${id})`;
  return { to, replyTo: from, subject: title, ...layOut(blocks[language](content), language) };
}
