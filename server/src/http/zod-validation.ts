import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

/** A request that does not fit its schema; `issues` carry what was sent, so that missing and mistyped can be told apart. */
export class RequestValidationError extends Error {
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super(`the request does not fit its schema: ${issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')}`);
    this.name = 'RequestValidationError';
    this.issues = issues;
  }
}

/** Parses body, query and parameters with the route's zod schemas. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (sent: unknown) => {
    const parsed = schema.safeParse(sent, { reportInput: true });
    return parsed.success ? { value: parsed.data } : { error: new RequestValidationError(parsed.error.issues) };
  };
};
