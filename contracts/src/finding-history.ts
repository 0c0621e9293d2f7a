import type { WireFinding } from './finding.ts';

function removeLaterTransitions(finding: WireFinding, openTime: number): WireFinding {
  const known = finding.transitions.filter(({ at }) => at <= openTime);
  return known.length === finding.transitions.length ? finding : { ...finding, transitions: known };
}

/** Confirmed by the close of the candle at `openTime`, with states by then, as analysed then. */
export function selectFindingsKnownAt(
  findings: readonly WireFinding[],
  openTime: number,
): WireFinding[] {
  return findings.flatMap((finding) =>
    finding.confirmedAt <= openTime ? [removeLaterTransitions(finding, openTime)] : [],
  );
}

function hashText(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return hash >>> 0;
}

/** Short hash of findings with states and times, independent of order. Collisions are unlikely. */
export function hashFindings(findings: readonly WireFinding[]): string {
  let [sum, mix] = [0, 0];
  for (const { id, transitions } of findings) {
    const hash = hashText(
      `${id} ${transitions.map(({ state, at }) => `${state}@${at}`).join(' ')}`,
      2_166_136_261,
    );
    sum = (sum + hash) >>> 0;
    mix = (mix ^ Math.imul(hash, 2_654_435_761)) >>> 0;
  }
  return `${findings.length}-${sum.toString(36)}-${mix.toString(36)}`;
}
