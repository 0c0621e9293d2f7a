import { errorBodySchema } from '@vela/contracts';

/** Error part of the `response` schema of every route. */
export const errorAnswers = { '4xx': errorBodySchema, '5xx': errorBodySchema } as const;
