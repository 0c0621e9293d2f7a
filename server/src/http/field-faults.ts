import {
  fieldFaults,
  formatFieldMessage,
  type FieldError,
  type FieldFault,
  type Language,
} from '@vela/contracts';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Fault = {
  readonly fault: FieldFault;
  readonly fillings?: Readonly<Record<string, string | number>>;
};
type Size = { readonly origin: string; readonly bound: number };

function toMinimumFault({ origin, bound }: Size): Fault {
  if (origin === 'string' && bound <= 1) return { fault: 'required' };
  const fillings = { minimum: bound };
  if (origin === 'string') return { fault: 'too-short', fillings };
  return { fault: origin === 'array' ? 'too-few' : 'too-small', fillings };
}

function toMaximumFault({ origin, bound }: Size): Fault {
  const fillings = { maximum: bound };
  if (origin === 'string') return { fault: 'too-long', fillings };
  return { fault: origin === 'array' ? 'too-many' : 'too-big', fillings };
}

/** Fault of a custom check, given as `params: { fault }` with the numbers for its message. */
function toCustomFault(params: Readonly<Record<string, unknown>> = {}): Fault {
  const fillings = Object.entries(params).flatMap(([key, value]) =>
    typeof value === 'number' ? [[key, value] as const] : [],
  );
  return {
    fault: fieldFaults.find((fault) => fault === params['fault']) ?? 'bad-format',
    fillings: Object.fromEntries(fillings),
  };
}

const faultByIssueCode: {
  readonly [Code in Issue['code']]: (issue: Extract<Issue, { code: Code }>) => Fault;
} = {
  invalid_type: ({ input }) => ({ fault: input === undefined ? 'required' : 'wrong-type' }),
  too_small: ({ origin, minimum }) => toMinimumFault({ origin, bound: Number(minimum) }),
  too_big: ({ origin, maximum }) => toMaximumFault({ origin, bound: Number(maximum) }),
  invalid_format: ({ format }) => ({ fault: format === 'email' ? 'not-an-email' : 'bad-format' }),
  invalid_value: ({ input, values }) =>
    input === undefined
      ? { fault: 'required' }
      : { fault: 'not-a-choice', fillings: { choices: values.map(String).join(', ') } },
  unrecognized_keys: () => ({ fault: 'unexpected' }),
  custom: ({ params }) => toCustomFault(params),
  not_multiple_of: () => ({ fault: 'wrong-type' }),
  invalid_union: () => ({ fault: 'wrong-type' }),
  invalid_key: () => ({ fault: 'wrong-type' }),
  invalid_element: () => ({ fault: 'wrong-type' }),
};

function toIssueFault<Code extends Issue['code']>(issue: Extract<Issue, { code: Code }>): Fault {
  const toFault: (issue: Extract<Issue, { code: Code }>) => Fault = faultByIssueCode[issue.code];
  return toFault(issue);
}

type Refusal = {
  readonly issues: readonly Issue[];
  readonly getFieldName: (field: string) => string;
};

/** One message per faulty field (its first fault), from the issues of a zod schema. */
export function toFieldErrors(
  { issues, getFieldName: nameOf }: Refusal,
  language: Language,
): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const issue of issues) {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path];
    for (const field of paths.map((path) => path.join('.'))) {
      if (!found.has(field))
        found.set(field, {
          field,
          message: formatFieldMessage({ ...toIssueFault(issue), field: nameOf(field) }, language),
        });
    }
  }
  return [...found.values()];
}

/** Error of one field, found outside a schema. */
export function createFieldError(
  field: string,
  found: FieldFault | Fault,
  language: Language,
): FieldError {
  const fault = typeof found === 'string' ? { fault: found } : found;
  return { field, message: formatFieldMessage({ ...fault, field }, language) };
}
