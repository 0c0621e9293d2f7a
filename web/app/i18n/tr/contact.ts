/** Words of the contact form. */
export const contact = {
  title: 'İletişim',
  description: "Vela'ya yazın: sorular, sorunlar, fikirler ve iş birlikleri; yanıtın ne kadar sürede geleceğiyle birlikte.",
};
