import { z } from 'zod';

const vectorSchema = z.object({
  id: z.string(),
  group: z.string(),
  function: z.string(),
  kind: z.enum(['published', 'derived', 'negative']),
  inputs: z.record(z.string(), z.unknown()),
  expected: z.record(z.string(), z.unknown()),
  tolerance: z.union([z.number(), z.record(z.string(), z.number())]),
  tolerance_is_relative: z.boolean().default(false),
  reproduces: z.boolean().default(true),
});
export type Vector = z.infer<typeof vectorSchema>;

/** A file of expected values; further keys of a vector (source, note) are for people. */
export const vectorFileSchema = z.object({ vectors: z.array(vectorSchema) });

/** A vector and all of its file: some name another one. */
export type VectorContext = { readonly vector: Vector; readonly others: readonly Vector[] };

/** What the engine returns for a vector, by the names that its expected values have. */
export type Outputs = Readonly<Record<string, unknown>>;

/** Reads the inputs of a vector; each throws with the name of what is missing. */
export type InputReader = {
  readonly number: (...names: string[]) => number;
  readonly optional: (...names: string[]) => number | undefined;
  readonly numbers: (...names: string[]) => number[];
  readonly texts: (name: string) => string[];
  readonly has: (name: string) => boolean;
  readonly raw: (name: string) => unknown;
};

/** Reads inputs by name, the first of several that is there. */
export function createInputReader(inputs: Readonly<Record<string, unknown>>): InputReader {
  const find = (names: readonly string[]): unknown => {
    const name = names.find((one) => inputs[one] !== undefined);
    return name === undefined ? undefined : inputs[name];
  };
  const optional = (...names: string[]): number | undefined => {
    const value = find(names);
    return value === undefined ? undefined : z.number().parse(value);
  };
  return {
    optional,
    number: (...names) => {
      const value = optional(...names);
      if (value === undefined) throw new Error(`no input ${names.join(' or ')}`);
      return value;
    },
    numbers: (...names) => z.array(z.number()).parse(find(names)),
    texts: (name) => z.array(z.string()).parse(inputs[name]),
    has: (name) => inputs[name] !== undefined,
    raw: (name) => inputs[name],
  };
}
