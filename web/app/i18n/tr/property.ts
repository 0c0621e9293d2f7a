/** Words of the tables of a property deal. */
export const property = {
  scenario: 'Senaryo',
  year: 'Yıl, {{currency}}',
};
