/** Words of the news. */
export const news = {
  title: 'Haberler',
  description: "Piyasaları okumak, güvenilir sayılar ve ürünün yaptıkları hakkında Vela'dan yazılar.",
};
