/** Element id of a fact's row: fact-gap-above-top. */
export function toFactAnchor(factId: string): string {
  return `fact-${factId.replaceAll('.', '-')}`;
}
