import { fieldNames } from '@vela/contracts';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';

/** A request that fails its schema; `issues` with input, to tell missing from mistyped. */
export class RequestValidationError extends Error {
  readonly issues: readonly z.core.$ZodIssue[];
  /** Display name of a field, when it differs from its wire name. */
  readonly getFieldName: (field: string) => string;

  constructor(schema: z.ZodType, issues: readonly z.core.$ZodIssue[]) {
    super(
      `the request does not fit its schema: ${issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')}`,
    );
    this.name = 'RequestValidationError';
    this.issues = issues;
    this.getFieldName = (field) => {
      const part: unknown = schema instanceof z.ZodObject ? schema.shape[field] : undefined;
      return (part instanceof z.ZodType ? fieldNames.get(part)?.called : undefined) ?? field;
    };
  }
}

/** Parses body, query and parameters with the route's zod schemas. */
export const compileValidator: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (sent: unknown) => {
    const parsed = schema.safeParse(sent, { reportInput: true });
    return parsed.success
      ? { value: parsed.data }
      : { error: new RequestValidationError(schema, parsed.error.issues) };
  };
};

/** For a route whose handler parses the fields; the schema is documentation only. */
export const skipValidation: FastifySchemaCompiler<unknown> = () => (sent: unknown) => ({
  value: sent,
});
