/** Words of the method library. */
export const methods = {
  title: 'Method library',
  description:
    'Every concept Vela computes: its definition, its exact rule, a picture, a worked example, what it does not say, and its measured base rate.',
  eyebrow: 'How it is computed',
  lead: 'What stands behind every word and number of an analysis: the exact rule, a picture, an example to follow by hand, and what it does not say.',
  group: {
    promises: { title: 'What we promise', lead: 'Why the numbers and drawings can be checked.' },
    data: { title: 'Data', lead: 'What goes in, and what is said about it.' },
    structure: { title: 'Structure', lead: 'What is found in the candles and drawn on the chart.' },
    numbers: { title: 'Numbers and indicators', lead: 'What is measured.' },
  },
};
