/** Words of the plans page. */
export const plans = {
  title: 'Plans and prices',
  description: 'What each plan of Vela holds, what it costs by the month and by the year, and what is active today.',
};
