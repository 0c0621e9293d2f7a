/** Words of the page of a property deal. */
export const property = {
  title: 'Property deal',
  edit: 'Change in the form',
  byYear: 'Value, loan and equity by year, {{currency}}',
  scenario: 'Scenario',
  stress: 'One thing worse at a time',
  moved: 'Return when one input moves',
  step: 'Step',
  lower: 'Lower',
  higher: 'Higher',
  points: '{{size}} pt',
  year: 'Year, {{currency}}',
  measures: 'Further measures',
  inputs: 'Inputs, given and assumed',
  note: 'Calculated from your figures and the assumptions above; the scenarios are steps that Vela has chosen and no forecast. Educational, not investment advice.',
};
