import type { IllustrationQuestions } from '../server-texts.ts';

export const illustrationQuestions: IllustrationQuestions = {
  dealingRange: 'Fiyat premium mu, discount bölgesinde mi?',
  baseRate: 'Adil değer boşlukları ne sıklıkla doluyor?',
};
