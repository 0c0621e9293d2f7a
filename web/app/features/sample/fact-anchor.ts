/** Id of the row of a fact: fact-gap-above-top. */
export function factAnchor(factId: string): string {
  return `fact-${factId.replaceAll('.', '-')}`;
}
