/** Words of the tables of a property deal. */
export const property = {
  scenario: 'Scenario',
  year: 'Year, {{currency}}',
};
