import { fieldNames } from '@vela/contracts';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';

/** A request that does not fit its schema; `issues` carry what was sent, so that missing and mistyped can be told apart. */
export class RequestValidationError extends Error {
  readonly issues: readonly z.core.$ZodIssue[];
  /** What a field of this request is called, when it is not called by its name on the wire. */
  readonly nameOf: (field: string) => string;

  constructor(schema: z.ZodType, issues: readonly z.core.$ZodIssue[]) {
    super(
      `the request does not fit its schema: ${issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')}`,
    );
    this.name = 'RequestValidationError';
    this.issues = issues;
    this.nameOf = (field) => {
      const part: unknown = schema instanceof z.ZodObject ? schema.shape[field] : undefined;
      return (part instanceof z.ZodType ? fieldNames.get(part)?.called : undefined) ?? field;
    };
  }
}

/** Parses body, query and parameters with the route's zod schemas. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (sent: unknown) => {
    const parsed = schema.safeParse(sent, { reportInput: true });
    return parsed.success
      ? { value: parsed.data }
      : { error: new RequestValidationError(schema, parsed.error.issues) };
  };
};

/** For a route whose verb reads the fields itself, because it looks at something else first: the schema only tells what it takes. */
export const leaveToVerb: FastifySchemaCompiler<unknown> = () => (sent: unknown) => ({
  value: sent,
});
