import { runAnalyzerVector, runCapitalVector } from './capital-vectors.ts';
import { runLoanVector, runRateVector } from './cash-flow-vectors.ts';
import { compareOutputs } from './compare-outputs.ts';
import { runFilingVector } from './filing-vectors.ts';
import { runForecastVector, runGrowthVector } from './growth-vectors.ts';
import { runPillarVector } from './pillar-vectors.ts';
import { runPropertyVector } from './property-vectors.ts';
import { runQualityVector } from './quality-vectors.ts';
import { runRatioVector } from './ratio-vectors.ts';
import { runValuationVector } from './valuation-vectors.ts';
import {
  createInputReader,
  type InputReader,
  type Outputs,
  type Vector,
  type VectorContext,
} from './vector.ts';

type Runner = (name: string, inputs: InputReader, file: VectorContext) => Outputs;

const runnerByGroup: Readonly<Record<string, Runner>> = {
  ratios: runRatioVector,
  dcf: runValuationVector,
  wacc: runCapitalVector,
  em_analyzer: runAnalyzerVector,
  em_pillars: runPillarVector,
  irr: runRateVector,
  npv: runRateVector,
  xirr: runRateVector,
  loan: runLoanVector,
  growth: runGrowthVector,
  quality: runQualityVector,
  real_estate: runPropertyVector,
  sec: runFilingVector,
  forecast: runForecastVector,
};

export type VectorResult = {
  readonly id: string;
  readonly group: string;
  readonly passed: boolean;
  /** What differs, or why the vector could not be run; empty where it passed. */
  readonly detail: string;
};

/** Whether the engine must return the expected values, or must not. */
const isWanted = ({ kind, reproduces }: Vector): boolean => kind !== 'negative' && reproduces;

function runVector(vector: Vector, others: readonly Vector[]): VectorResult {
  const { id, group } = vector;
  const run = runnerByGroup[group];
  if (run === undefined) return { id, group, passed: false, detail: `no group ${group}` };
  try {
    const name = vector.function.toLowerCase();
    const outputs = run(name, createInputReader(vector.inputs), { vector, others });
    const differences = compareOutputs(vector, outputs);
    if (isWanted(vector)) {
      return { id, group, passed: differences.length === 0, detail: differences.join('; ') };
    }
    const passed = differences.length > 0;
    return { id, group, passed, detail: passed ? '' : 'returned, and must not be' };
  } catch (error) {
    const detail = error instanceof Error ? error.message.split('\n').join(' ') : String(error);
    return { id, group, passed: false, detail };
  }
}

/** Runs every vector of a file through the engine. */
export function runVectors(vectors: readonly Vector[]): VectorResult[] {
  return vectors.map((vector) => runVector(vector, vectors));
}
