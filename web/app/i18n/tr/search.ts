/** Words of the site search. */
export const search = {
  title: 'Arama',
  description: "Vela'nın sayfalarında, sorularında, yöntemlerinde ve haberlerinde arayın.",
};
