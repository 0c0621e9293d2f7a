export type { AnswerPart, ConversationContext, Question } from './answer-part.ts';
