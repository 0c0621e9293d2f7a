import type { Faq } from '../faq-entry.ts';
import { account, subscription } from './faq/account.ts';
import { coming, technical } from './faq/analysis.ts';
import { privacy, trouble } from './faq/privacy.ts';
import { product, trust } from './faq/product.ts';

export const faq: Faq = {
  product,
  trust,
  technical,
  coming,
  account,
  plans: subscription,
  privacy,
  trouble,
};
