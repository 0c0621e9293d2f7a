import type { SuggestionKey } from '../en/suggestions.ts';

export const suggestionsTr: Readonly<Record<SuggestionKey, string>> = {
  analyze: '{$interval} grafikte {$symbol} analiz et',
  technical: '{$symbol} için teknik analizi göster',
  'gap-above': '{$symbol} için üstteki en yakın adil değer boşluğu nerede?',
  'gap-below': '{$symbol} için alttaki en yakın adil değer boşluğu nerede?',
  'block-above': '{$symbol} için üstteki en yakın emir bloğu nerede?',
  'block-below': '{$symbol} için alttaki en yakın emir bloğu nerede?',
  swing: '{$symbol} için en yakın salınım seviyeleri nerede?',
  changed: '{$symbol} grafiğinde son 20 mumda ne değişti?',
  concept: '{$concept} nedir?',
  help: 'Neler yapabilirsin?',
};
