import type { FormWords } from '../interface-words.ts';

export const forms: FormWords = {
  reasons: {
    'general-inquiry': 'Genel bilgi',
    'technical-support': 'Teknik destek',
    'business-partnership': 'İş ortaklığı',
    'account-issues': 'Hesap sorunları',
    'billing-questions': 'Faturalandırma soruları',
    'feature-request': 'Özellik isteği',
    'bug-report': 'Hata bildirimi',
    'training-and-education': 'Eğitim',
  },
  positions: {
    'market-data-engineer': 'Piyasa verisi mühendisi',
    'quantitative-analyst': 'Kantitatif analist',
    'frontend-engineer': 'Ön yüz mühendisi',
    'backend-engineer': 'Arka uç mühendisi',
    'content-editor-turkish': 'İçerik editörü (Türkçe)',
    'support-specialist': 'Destek uzmanı',
    'product-designer': 'Ürün tasarımcısı',
  },
  contactReceived: (days: string) =>
    `Teşekkür ederiz, mesajınız ulaştı. ${days} iş günü içinde yanıt veriyoruz.`,
  applicationReceived: (days: string) =>
    `Teşekkür ederiz, başvurunuz ulaştı. ${days} iş günü içinde yanıt veriyoruz.`,
  backToForm: 'Forma dön',
  tryAgain: 'Yeniden dene',
};
