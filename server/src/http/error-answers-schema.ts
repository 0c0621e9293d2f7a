import { errorBodySchema } from '@vela/contracts';

/** For the `response` of every route's schema: what all its errors look like. */
export const errorAnswers = { '4xx': errorBodySchema, '5xx': errorBodySchema } as const;
