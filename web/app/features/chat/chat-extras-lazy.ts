import { lazy } from 'react';

const load = () => import('./chat-extras.ts');

/** Links, files and the rating of an answer. */
export const AnswerExtras = lazy(async () => ({ default: (await load()).AnswerExtras }));

/** The field in which a question is edited. */
export const QuestionEditor = lazy(async () => ({ default: (await load()).QuestionEditor }));

/** The arrows between the versions of a question. */
export const QuestionVersions = lazy(async () => ({ default: (await load()).QuestionVersions }));

/** What saves a file for a typed command. */
export const ExportCommand = lazy(async () => ({ default: (await load()).ExportCommand }));
