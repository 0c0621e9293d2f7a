import type { Language } from '@vela/contracts';
import { illustrationQuestions as questionsEn } from './en/illustration-questions.ts';
import { mails as mailsEn } from './en/mails.ts';
import type { ServerTexts } from './server-texts.ts';
import { illustrationQuestions as questionsTr } from './tr/illustration-questions.ts';
import { mails as mailsTr } from './tr/mails.ts';

/** The server's texts; a language is added here. */
export const serverTexts: Readonly<Record<Language, ServerTexts>> = {
  en: { mails: mailsEn, illustrationQuestions: questionsEn },
  tr: { mails: mailsTr, illustrationQuestions: questionsTr },
};
