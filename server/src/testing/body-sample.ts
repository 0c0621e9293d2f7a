/** The part of JSON Schema by which the API is described. */
export type BodySchema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly BodySchema[];
  readonly oneOf?: readonly BodySchema[];
  readonly properties?: Readonly<Record<string, BodySchema>>;
  readonly required?: readonly string[];
  readonly items?: BodySchema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly format?: string;
};

/** Values of fields whose rules a description does not hold. */
const byName: Readonly<Record<string, unknown>> = {
  email: 'a@example.com',
  symbol: 'BTCUSDT',
  url: 'https://hook.example.com/',
};

function createText({ format, minLength = 1 }: BodySchema, name: string): unknown {
  if (format === 'uuid') return '11111111-1111-4111-8111-111111111111';
  return byName[name] ?? 'a'.repeat(Math.max(minLength, 12)).slice(0, 40);
}

const createObject = ({ properties = {}, required = [] }: BodySchema): object =>
  Object.fromEntries(
    required.map((field) => [field, createBodySample(properties[field] ?? {}, field)]),
  );

const createList = ({ items = {}, minItems = 0 }: BodySchema, name: string): unknown[] =>
  Array.from({ length: minItems }, () => createBodySample(items, name));

const createNumber = ({ minimum = 1 }: BodySchema): number => Math.max(minimum, 1);

const byType: Readonly<Record<string, (schema: BodySchema, name: string) => unknown>> = {
  object: createObject,
  array: createList,
  number: createNumber,
  integer: createNumber,
  boolean: () => true,
  string: createText,
};

/** The smallest value that fits a description: what is required, and the first of each choice. */
export function createBodySample(schema: BodySchema, name = ''): unknown {
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice !== undefined) return createBodySample(choice, name);
  const given = schema.const ?? schema.enum?.[0];
  return given ?? byType[schema.type ?? 'object']?.(schema, name);
}
