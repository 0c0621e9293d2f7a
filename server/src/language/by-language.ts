import type { Language } from '@vela/contracts';
import { accountMails as accountMailsEn } from './en/account-mails.ts';
import { documents as documentsEn } from './en/documents.ts';
import { illustrationQuestions as questionsEn } from './en/illustration-questions.ts';
import { mails as mailsEn } from './en/mails.ts';
import type { ServerTexts } from './server-texts.ts';
import { accountMails as accountMailsTr } from './tr/account-mails.ts';
import { documents as documentsTr } from './tr/documents.ts';
import { illustrationQuestions as questionsTr } from './tr/illustration-questions.ts';
import { mails as mailsTr } from './tr/mails.ts';

/** The server's texts; a language is added here. */
export const serverTexts: Readonly<Record<Language, ServerTexts>> = {
  en: {
    mails: mailsEn,
    accountMails: accountMailsEn,
    documents: documentsEn,
    illustrationQuestions: questionsEn,
  },
  tr: {
    mails: mailsTr,
    accountMails: accountMailsTr,
    documents: documentsTr,
    illustrationQuestions: questionsTr,
  },
};
