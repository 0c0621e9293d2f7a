/** Words of the plans page. */
export const plans = {
  title: 'Planlar ve fiyatlar',
  description: "Vela'nın her planının içeriği, aylık ve yıllık fiyatı ve bugün nelerin etkin olduğu.",
};
