import type { AccountMailTexts } from './account-mail-texts.ts';
import type { DocumentTexts } from './document-texts.ts';
import type { MailTexts } from './mail-texts.ts';

/** Questions whose answers the illustrations of the texts show. */
export type IllustrationQuestions = Readonly<
  Record<'dealingRange' | 'baseRate' | 'orderBlocks', string>
>;

export type ServerTexts = {
  readonly mails: MailTexts;
  readonly accountMails: AccountMailTexts;
  readonly documents: DocumentTexts;
  readonly illustrationQuestions: IllustrationQuestions;
};
