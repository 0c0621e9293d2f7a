/** Words of the method library. */
export const methods = {
  title: 'Method library',
  description: 'Every concept Vela computes: its definition, its formula, a picture, what it does not say, and its measured base rate.',
};
