import {
  calculateAccruals,
  calculateAltman,
  calculateBeneish,
  calculatePiotroski,
  scoreAltmanRatios,
  scoreBeneishIndices,
  type AltmanModel,
  type BeneishYear,
  type PiotroskiYear,
} from '@vela/engine';
import { z } from 'zod';
import { createInputReader, type InputReader, type Outputs } from './vector.ts';

const yearSchema = z.record(z.string(), z.unknown());

function toBeneishYear(inputs: InputReader): BeneishYear {
  const revenue = inputs.number('rev', 'revenue', 'sales');
  const securities = inputs.optional('inv', 'lt_securities', 'securities');
  const depreciation = inputs.optional('dep', 'da', 'depreciation');
  const sellingExpenses = inputs.optional('sga');
  return {
    revenue,
    grossProfit: inputs.optional('gp') ?? revenue - inputs.number('cogs'),
    receivables: inputs.number('ar'),
    currentAssets: inputs.number('ca'),
    fixedAssets: inputs.number('ppe'),
    assets: inputs.number('ta'),
    currentLiabilities: inputs.number('cl'),
    longTermDebt: inputs.number('ltd'),
    ...(securities === undefined ? {} : { longTermSecurities: securities }),
    ...(depreciation === undefined ? {} : { depreciation }),
    ...(sellingExpenses === undefined ? {} : { sellingExpenses }),
  };
}

/** The two years of a vector: apart, or as pairs of one table. */
function readTwoYears(inputs: InputReader): { prior: InputReader; current: InputReader } {
  if (inputs.has('prior') && inputs.has('current')) {
    const [prior, current] = ['prior', 'current'].map((name) =>
      createInputReader(yearSchema.parse(inputs.raw(name))),
    );
    if (prior !== undefined && current !== undefined) return { prior, current };
  }
  const table = yearSchema.parse(inputs.raw('prior_current'));
  const pick = (index: number): InputReader =>
    createInputReader(
      Object.fromEntries(
        Object.entries(table).map(([name, value]) => [
          name,
          Array.isArray(value) ? (value[index] as unknown) : value,
        ]),
      ),
    );
  return { prior: pick(0), current: pick(1) };
}

function runBeneish(inputs: InputReader): Outputs {
  const all = inputs.optional('all_indices');
  if (all !== undefined) {
    const indices = { dsri: all, gmi: all, aqi: all, sgi: all, depi: all, sgai: all, lvgi: all };
    return { m: scoreBeneishIndices({ ...indices, tata: inputs.number('tata') }).value };
  }
  if (inputs.has('dsri')) {
    const read = (name: string): number => inputs.number(name);
    const { value, meta } = scoreBeneishIndices({
      dsri: read('dsri'),
      gmi: read('gmi'),
      aqi: read('aqi'),
      sgi: read('sgi'),
      depi: read('depi'),
      sgai: read('sgai'),
      tata: read('tata'),
      lvgi: read('lvgi'),
    });
    return { m: value, flag: meta['flag'] };
  }
  const { prior, current } = readTwoYears(inputs);
  const flows = { netIncome: current.number('ni'), operatingCashFlow: current.number('cfo') };
  const { value, meta } = calculateBeneish(toBeneishYear(prior), toBeneishYear(current), flows);
  return { m: value, m_wrong: value, ...meta };
}

function chooseAltmanModel(name: string): AltmanModel {
  if (/emerging/.test(name)) return 'emerging';
  if (/double/.test(name)) return 'other';
  return /prime|private/.test(name) ? 'private' : 'public';
}

function runAltman(name: string, inputs: InputReader): Outputs {
  const model = chooseAltmanModel(name);
  if (inputs.has('x1')) {
    const fourth =
      inputs.optional('x4') ?? inputs.number('mve', 'book_equity') / inputs.number('tl');
    const [first, second, third] = ['x1', 'x2', 'x3'].map((part) => inputs.number(part));
    const scored = scoreAltmanRatios(
      [first ?? 0, second ?? 0, third ?? 0, fourth, inputs.optional('x5') ?? 0],
      model,
    );
    return { z: scored.value, zone: scored.meta['zone'] };
  }
  const { value, meta } = calculateAltman(
    {
      workingCapital: inputs.number('wc'),
      retainedEarnings: inputs.number('re'),
      ebit: inputs.number('ebit'),
      equity: inputs.number('mve', 'book_equity', 'equity'),
      liabilities: inputs.number('tl'),
      assets: inputs.number('ta'),
      sales: inputs.optional('sales') ?? 0,
    },
    model,
  );
  return { z: value, zone: meta['zone'] };
}

function runAccruals(inputs: InputReader): Outputs {
  const assets = inputs.raw('ta');
  const list = z.array(z.number()).parse(Array.isArray(assets) ? assets : [assets]);
  const average = list.reduce((sum, value) => sum + value, 0) / list.length;
  const [income, cash] = [inputs.number('ni'), inputs.number('cfo')];
  const { value, meta } = calculateAccruals(income, cash, average);
  return { ratio: value, value, flag: meta['flag'] };
}

function toPiotroskiYear(inputs: InputReader): PiotroskiYear {
  const revenue = inputs.number('rev', 'revenue', 'sales');
  const cost = inputs.optional('cogs');
  return {
    netIncome: inputs.number('ni', 'net_income'),
    operatingCashFlow: inputs.number('cfo'),
    openingAssets: inputs.number('opening_assets', 'ta_open', 'ta_opening', 'ta_prior'),
    assets: inputs.number('ta', 'assets'),
    longTermDebt: inputs.number('ltd', 'long_term_debt'),
    currentAssets: inputs.number('ca'),
    currentLiabilities: inputs.number('cl'),
    shares: inputs.number('shares'),
    grossProfit: cost === undefined ? inputs.number('gp') : revenue - cost,
    revenue,
  };
}

/** Scores of how sound the books are. */
export function runQualityVector(name: string, inputs: InputReader): Outputs {
  if (/beneish/.test(name)) return runBeneish(inputs);
  if (/altman/.test(name)) return runAltman(name, inputs);
  if (/piotroski/.test(name)) {
    const { prior, current } = readTwoYears(inputs);
    const { value } = calculatePiotroski(toPiotroskiYear(current), toPiotroskiYear(prior));
    return { f: value, score: value, value };
  }
  return runAccruals(inputs);
}
