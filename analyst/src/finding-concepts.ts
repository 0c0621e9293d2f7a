import { findingKindNames, findingKinds, type Concept } from '@vela/contracts';

/** The concept of a finding by its id, which begins with its kind; undefined without one. */
export function findConceptByFindingId(id: string | undefined): Concept | undefined {
  const kind = findingKindNames.find((name) => id?.startsWith(name));
  return kind === undefined ? undefined : findingKinds[kind].concept;
}
