import type { FormWords } from '../interface-words.ts';

export const forms: FormWords = {
  reasons: {
    'general-inquiry': 'General inquiry',
    'technical-support': 'Technical support',
    'business-partnership': 'Business partnership',
    'account-issues': 'Account issues',
    'billing-questions': 'Billing questions',
    'feature-request': 'Feature request',
    'bug-report': 'Bug report',
    'training-and-education': 'Training and education',
  },
  positions: {
    'market-data-engineer': 'Market data engineer',
    'quantitative-analyst': 'Quantitative analyst',
    'frontend-engineer': 'Front-end engineer',
    'backend-engineer': 'Back-end engineer',
    'content-editor-turkish': 'Content editor, Turkish',
    'support-specialist': 'Support specialist',
    'product-designer': 'Product designer',
  },
  contactReceived: (days: string) =>
    `Thank you, your message has arrived. We reply within ${days} business days.`,
  applicationReceived: (days: string) =>
    `Thank you, your application has arrived. We reply within ${days} business days.`,
  backToForm: 'Back to the form',
  tryAgain: 'Try again',
};
