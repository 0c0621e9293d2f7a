import {
  fieldFaults,
  fieldMessage,
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

function tooSmall({ origin, bound }: Size): Fault {
  if (origin === 'string' && bound <= 1) return { fault: 'required' };
  const fillings = { minimum: bound };
  if (origin === 'string') return { fault: 'too-short', fillings };
  return { fault: origin === 'array' ? 'too-few' : 'too-small', fillings };
}

function tooBig({ origin, bound }: Size): Fault {
  const fillings = { maximum: bound };
  if (origin === 'string') return { fault: 'too-long', fillings };
  return { fault: origin === 'array' ? 'too-many' : 'too-big', fillings };
}

/** A schema's own check says what it found as `params: { fault }`, beside the numbers that its words are filled with. */
function ownFault(params: Readonly<Record<string, unknown>> = {}): Fault {
  const fillings = Object.entries(params).flatMap(([key, value]) =>
    typeof value === 'number' ? [[key, value] as const] : [],
  );
  return {
    fault: fieldFaults.find((fault) => fault === params['fault']) ?? 'bad-format',
    fillings: Object.fromEntries(fillings),
  };
}

const faultBy: {
  readonly [Code in Issue['code']]: (issue: Extract<Issue, { code: Code }>) => Fault;
} = {
  invalid_type: ({ input }) => ({ fault: input === undefined ? 'required' : 'wrong-type' }),
  too_small: ({ origin, minimum }) => tooSmall({ origin, bound: Number(minimum) }),
  too_big: ({ origin, maximum }) => tooBig({ origin, bound: Number(maximum) }),
  invalid_format: ({ format }) => ({ fault: format === 'email' ? 'not-an-email' : 'bad-format' }),
  invalid_value: ({ input, values }) =>
    input === undefined
      ? { fault: 'required' }
      : { fault: 'not-a-choice', fillings: { choices: values.map(String).join(', ') } },
  unrecognized_keys: () => ({ fault: 'unexpected' }),
  custom: ({ params }) => ownFault(params),
  not_multiple_of: () => ({ fault: 'wrong-type' }),
  invalid_union: () => ({ fault: 'wrong-type' }),
  invalid_key: () => ({ fault: 'wrong-type' }),
  invalid_element: () => ({ fault: 'wrong-type' }),
};

function faultOf<Code extends Issue['code']>(issue: Extract<Issue, { code: Code }>): Fault {
  const toFault: (issue: Extract<Issue, { code: Code }>) => Fault = faultBy[issue.code];
  return toFault(issue);
}

type Refusal = { readonly issues: readonly Issue[]; readonly nameOf: (field: string) => string };

/** One sentence per faulty field (the first fault of each), in the given language, from the issues of a zod schema. */
export function fieldErrors({ issues, nameOf }: Refusal, language: Language): FieldError[] {
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
          message: fieldMessage({ ...faultOf(issue), field: nameOf(field) }, language),
        });
    }
  }
  return [...found.values()];
}

/** A single faulty field found outside a schema. */
export function fieldError(field: string, fault: FieldFault, language: Language): FieldError {
  return { field, message: fieldMessage({ fault, field }, language) };
}
