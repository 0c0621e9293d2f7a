import { type JobPosition, jobPositions } from '@vela/contracts';

/** A position by name; '' when the name is unknown. */
export function toPosition(text: string | null | undefined): JobPosition | '' {
  return jobPositions.find((position) => position === text) ?? '';
}
