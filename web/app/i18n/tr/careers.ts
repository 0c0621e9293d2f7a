/** Words of the careers page. */
export const careers = {
  title: 'Kariyer',
  description: "Vela'daki roller, her birinin gerektirdiği beceriler ve başvuru yolu.",
};
