/** Words of the careers page. */
export const careers = {
  title: 'Careers',
  description: 'The roles at Vela, the skills each asks for, and how to apply.',
};
