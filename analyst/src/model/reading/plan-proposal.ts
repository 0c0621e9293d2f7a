import { intervals, questionPlanSchema } from '@vela/contracts';
import { z } from 'zod';

/** Parts of a plan that code alone decides: instruments, what was not read, and open structures. */
const ownParts = {
  otherSymbol: true,
  others: true,
  mentioned: true,
  candidates: true,
  unread: true,
  choices: true,
  isUnsure: true,
  assumed: true,
  isSeveral: true,
  concern: true,
  namesInstrument: true,
  namesInterval: true,
  findingId: true,
  property: true,
} as const;

/** What a model may propose: the plan of the built-in reader, and names in the person's own words. */
export const planProposalSchema = questionPlanSchema.omit(ownParts).extend({
  /** Words of the question that name instruments, in its order; none where it names none. */
  subjects: z.array(z.string().min(1).max(80)).max(6),
  interval: z.enum(intervals).exactOptional(),
});
export type PlanProposal = z.infer<typeof planProposalSchema>;

/** Leaves out what a model wrote as null: "nothing" in the JSON of most of them. */
function dropNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== null)
      .map(([key, one]) => [key, dropNulls(one)]),
  );
}

/** Parses what a model answered; undefined where it is no proposal. */
export function parseProposal(text: string): PlanProposal | undefined {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (start < 0 || end < start) return undefined;
  try {
    const parsed = planProposalSchema.safeParse(dropNulls(JSON.parse(text.slice(start, end + 1))));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
