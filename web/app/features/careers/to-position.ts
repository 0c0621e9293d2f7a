import { type JobPosition, jobPositions } from '@vela/contracts';

/** A position by its name, or none where the text names none of ours. */
export function toPosition(text: string | null | undefined): JobPosition | '' {
  return jobPositions.find((position) => position === text) ?? '';
}
