import type { AnalystLanguage } from '../analyst-language.ts';

/** What a question for advice is about. */
export const concernWords: AnalystLanguage['concernWords'] = {
  savings:
    'birikim\\w*|emekli\\w*|tasarruf\\w*|maas\\w*|miras\\w*|portfoy\\w*|nakit\\w*|paramin|paramizin|ne kadarini|yuzde kac\\w*|kacta kac\\w*|(?:dugun|okul|ev) parasi\\w*',
  fall: 'dus(?:tu|us|er|uyor|ecek|mus)\\w*|cakil\\w*|eri(?:di|yor|mis)\\w*|zarar\\w*|kaybet\\w*|kayb\\w*|kork\\w*|endise\\w*|panik\\w*|tedirgin\\w*|cikayim|kurtul\\w*',
  'long-term': 'uzun (?:vade|sure)\\w*|yillar\\w*|yillik|yil|omurluk',
  entry:
    'gir(?:ilir|eyim|sem|is|mek|elim|ilmeli|meli)\\w*|nereden|nerden|seviye\\w*|stop\\w*|hedef\\w*|kademe\\w*|dipten|simdi|bekle\\w*|alinir mi|uygun mu',
};
