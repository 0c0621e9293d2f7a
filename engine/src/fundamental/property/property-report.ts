import { refuseValue, type Computed } from '../computed.ts';
import type { PropertyDeal, PropertyTiming } from './property-deal.ts';
import {
  applyScenario,
  applyStress,
  calculateProperty,
  defaultScenarioShifts,
  type PropertyResult,
  type PropertyScenario,
  type PropertyStress,
} from './property-scenarios.ts';
import { compareRentAndBuy } from './rent-or-buy.ts';

/** Inputs whose change the tornado shows. */
const tornadoInputs = [
  'rent',
  'price',
  'loanRate',
  'vacancy',
  'rentGrowth',
  'costGrowth',
  'appreciation',
  'sellingCost',
] as const;
export type TornadoInput = (typeof tornadoInputs)[number];

/** How far each is moved: rent and price by a part of themselves, the others by points. */
const tornadoSteps: Readonly<Record<TornadoInput, number>> = {
  rent: 0.1,
  price: 0.1,
  loanRate: 0.01,
  vacancy: 0.05,
  rentGrowth: 0.01,
  costGrowth: 0.01,
  appreciation: 0.01,
  sellingCost: 0.02,
};
const relative: ReadonlySet<TornadoInput> = new Set(['rent', 'price']);
const growths: ReadonlySet<TornadoInput> = new Set(['rentGrowth', 'costGrowth', 'appreciation']);
const shares: ReadonlySet<TornadoInput> = new Set(['vacancy', 'sellingCost']);

/** How the return of the own money moves with one input. */
export type TornadoBar = {
  readonly input: TornadoInput;
  readonly step: number;
  readonly isRelative: boolean;
  /** Return with the input lower, and higher; null where there is none. */
  readonly low: number | null;
  readonly high: number | null;
};

export type PropertyReport = {
  readonly base: PropertyResult;
  readonly scenarios: Readonly<Record<PropertyScenario, PropertyResult>>;
  readonly stresses: Readonly<Record<PropertyStress, PropertyResult>>;
  /** The widest first. */
  readonly tornado: readonly TornadoBar[];
  /** How much more the owner has at the end than a tenant who spends the same. */
  readonly rentOrBuy: Computed;
};

/** The worth stays: a price asked for changes what is paid, not what is bought. */
const keepWorth = ({ afterRepairValue, price }: PropertyDeal): number =>
  afterRepairValue > 0 ? afterRepairValue : price;

function moveInput(deal: PropertyDeal, input: TornadoInput, direction: 1 | -1): PropertyDeal {
  const step = direction * tornadoSteps[input];
  const moved = relative.has(input) ? deal[input] * (1 + step) : deal[input] + step;
  const most = shares.has(input) ? 1 - deal.creditLoss : Number.POSITIVE_INFINITY;
  const value = growths.has(input) ? moved : Math.min(most, Math.max(0, moved));
  const worth = input === 'price' ? { afterRepairValue: keepWorth(deal) } : {};
  return { ...deal, ...worth, [input]: value };
}

function createTornado(deal: PropertyDeal, timing: PropertyTiming): TornadoBar[] {
  const getReturn = (moved: PropertyDeal): number | null =>
    calculateProperty(moved, timing).measures.internalRate.value;
  return tornadoInputs
    .map((input) => ({
      input,
      step: tornadoSteps[input],
      isRelative: relative.has(input),
      low: getReturn(moveInput(deal, input, -1)),
      high: getReturn(moveInput(deal, input, 1)),
    }))
    .toSorted((one, other) => getSpread(other) - getSpread(one));
}

const getSpread = ({ low, high }: TornadoBar): number =>
  low === null || high === null ? -1 : Math.abs(high - low);

/** Owning the home to live in it against renting one: both spend the same each month. */
function compareWithRent(deal: PropertyDeal): Computed {
  if (deal.rentInstead <= 0) return refuseValue('input-missing');
  const ofPrice = deal.propertyTax + deal.insurance;
  return compareRentAndBuy({
    price: deal.price,
    downPayment: deal.price * deal.downPayment,
    closingCosts: deal.price * deal.closingCost,
    loanRate: deal.loanRate,
    loanMonths: 12 * deal.loanYears,
    appreciation: deal.appreciation,
    ownerCosts:
      deal.price * ofPrice +
      12 * (deal.dues + deal.utilities + deal.otherCosts + deal.rentInstead * deal.maintenance),
    costGrowth: deal.costGrowth,
    rentPerMonth: deal.rentInstead,
    rentGrowth: deal.rentGrowth,
    tenantCosts: 0,
    investmentReturn: deal.alternativeReturn,
    sellingCost: deal.sellingCost,
    years: deal.years,
    investsDifference: true,
  });
}

/** A deal with its scenarios, stresses, tornado and the comparison with renting. */
export function createPropertyReport(
  deal: PropertyDeal,
  timing: PropertyTiming = 'month-end',
): PropertyReport {
  const calculate = (changed: PropertyDeal): PropertyResult => calculateProperty(changed, timing);
  const base = calculate(deal);
  return {
    base,
    scenarios: {
      pessimistic: calculate(applyScenario(deal, defaultScenarioShifts.pessimistic)),
      realistic: base,
      optimistic: calculate(applyScenario(deal, defaultScenarioShifts.optimistic)),
    },
    stresses: {
      rate: calculate(applyStress(deal, 'rate')),
      vacancy: calculate(applyStress(deal, 'vacancy')),
      price: calculate(applyStress(deal, 'price')),
    },
    tornado: createTornado(deal, timing),
    rentOrBuy: compareWithRent(deal),
  };
}
