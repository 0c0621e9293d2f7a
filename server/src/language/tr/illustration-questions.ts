import type { IllustrationQuestions } from '../server-texts.ts';

export const illustrationQuestions: IllustrationQuestions = {
  dealingRange: 'Fiyat premium mu, discount bölgesinde mi?',
  orderBlocks: 'En yakın emir blokları nerede?',
  baseRate: 'Adil değer boşlukları ne sıklıkla doluyor?',
};
