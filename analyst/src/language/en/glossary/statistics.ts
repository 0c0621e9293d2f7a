import type { GlossaryPart } from '../../glossary.ts';

export const statistics = {
  average: {
    asked:
      'arithmetic (?:means?|averages?)|(?:statistical )?mean (?:values?|averages?)|(?:weighted |simple )?averages?(?! true)|mean',
    name: 'Arithmetic mean',
    definition:
      'the sum of all values divided by their number. A single extreme value can move it far, unlike the median.',
  },
  median: {
    asked: 'medians?(?: (?:values?|returns?))?',
    name: 'Median',
    definition:
      'the value in the middle when all values are sorted: half of them lie above it and half below. Extreme values hardly move it.',
  },
  percentile: {
    asked: 'percentiles?(?: ranks?)?|quantiles?',
    name: 'Percentile',
    definition:
      'the place of a value among all sorted values, as the share of them that lie below it. The median is the percentile in the middle.',
  },
  variance: {
    asked: '(?:statistical )?variances?',
    name: 'Variance',
    definition:
      'the average squared distance of values from their mean. Its square root is the standard deviation, which has the unit of the values themselves.',
  },
  outlier: {
    asked: 'outliers?|extreme values?',
    name: 'Outlier',
    definition:
      'a value far from all the others. It can be an error in the data, or a real and rare event.',
  },
  'sample-size': {
    asked: 'sample(?: sizes?)?|samples|small samples?',
    name: 'Sample size',
    definition:
      'the number of cases a statement is based on. The fewer they are, the more of what is seen can be chance.',
  },
  'statistical-significance': {
    asked: 'statistical(?:ly)? significan(?:ce|t)|significance(?: (?:tests?|levels?))?',
    name: 'Statistical significance',
    definition:
      'said of a difference that chance alone would rarely produce. It does not say that the difference is large, or that it lasts.',
  },
  'confidence-interval': {
    asked: 'confidence (?:intervals?|levels?|bands?)',
    name: 'Confidence interval',
    definition:
      'a range of values that fits the data: made the same way from many samples, such ranges would contain the true value in the stated share of cases.',
  },
  'normal-distribution': {
    asked:
      'normal(?:ly)? distribut(?:ions?|ed)|bell curves?|gaussian(?: distributions?)?|fat tails?',
    name: 'Normal distribution',
    definition:
      'the bell-shaped spread of values around their mean that many small independent influences produce. Returns of markets have more extreme values than it allows for, called fat tails.',
  },
  'log-return': {
    asked: 'log(?:arithmic)? returns?|continuously compounded returns?',
    name: 'Logarithmic return',
    definition:
      'the natural logarithm of a price divided by an earlier one. Such returns can be added up over time, which percentages cannot.',
  },
  'basis-point': {
    asked: 'basis points?|bps?|bips?',
    name: 'Basis point',
    definition:
      'a hundredth of a percentage point, the unit in which interest rates and spreads are compared.',
  },
  compounding: {
    asked: 'compound(?:ing|ed)?(?: (?:interest|returns?|growth|effects?))?',
    name: 'Compounding',
    definition:
      'earning a return on earlier returns as well, so that a sum grows by a factor and not by a fixed amount. Losses compound in the same way.',
  },
  overfitting: {
    asked: 'over ?fit(?:ting|ted|s)?|curve fitting|data (?:mining|snooping) bias',
    name: 'Overfitting',
    definition:
      'fitting rules so closely to past data that they describe its chance features. Such rules look good on that data and fail on new data.',
  },
  'survivorship-bias': {
    asked: 'surviv(?:or|orship|al) bias(?:es)?',
    name: 'Survivorship bias',
    definition:
      'the error of looking only at what is still there, such as the shares in an index today, and leaving out what has disappeared.',
  },
  'look-ahead-bias': {
    asked: 'look ?ahead(?: bias(?:es)?)?',
    name: 'Look-ahead bias',
    definition:
      'the error of using in a test what was not known at the time. Vela counts a structure only from the candle at which it was confirmed.',
  },
  'mean-reversion': {
    asked: 'mean reversions?|mean reverting|regression to the mean|reversion to the mean',
    name: 'Mean reversion',
    definition:
      'the tendency of an unusual value to be followed by a more usual one. In prices it is an assumption that has to be checked, and a trend is its opposite.',
  },
  'base-effect': {
    asked: 'base effects?',
    name: 'Base effect',
    definition:
      'the influence of last year’s value on a yearly change: after an unusually low one the change looks large, after a high one small.',
  },
} satisfies GlossaryPart;
