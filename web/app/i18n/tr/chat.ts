export const chat = {
  title: 'Yapay zekâ analizi · Vela',
  description: 'Bir grafik hakkında soru sorun; her sayının kaynağı belli, sade bir açıklama alın.',
};
