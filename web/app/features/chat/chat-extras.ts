/** What a conversation needs once it has an answer: one file, since small ones cost every page. */
export { AnswerExtras } from './answer-extras.tsx';
export { QuestionEditor, QuestionVersions } from './branch/question-branch.tsx';
export { ExportCommand } from './export/export-command.tsx';
