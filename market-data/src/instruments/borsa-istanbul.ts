import { foldText } from '@vela/contracts';
import { toNames } from './instrument-entry.ts';

/** Well-known codes of Borsa Istanbul, which is not covered; none of them is a catalogue symbol. */
const codes = (
  'XU100 XU030 XU050 XUTUM XBANK XUSIN BIST BIST100 BIST30 BIST50 GARAN THYAO AKBNK ISCTR YKBNK HALKB VAKBN SAHOL KCHOL TUPRS EREGL ASELS BIMAS SISE ' +
  'TCELL TTKOM FROTO TOASO PGSUS ARCLK ENKAI PETKM KRDMD SASA HEKTS KOZAL KOZAA ASTOR GUBRF ODAS OYAKC TAVHL TKFEN ULKER VESTL DOHOL EKGYO ALARK MGROS SOKM ' +
  'AEFES CCOLA CIMSA AKSEN ENJSA TSKB DOAS MAVI KONTR EUPWR TTRAK OTKAR BRSAN LOGO'
).split(' ');

const names: Readonly<Record<string, string>> = {
  'borsa istanbul': 'XU100',
  'istanbul borsası': 'XU100',
  'bist 100': 'XU100',
  'bist 30': 'XU030',
  'bist 50': 'XU050',
  'istanbul stock exchange': 'XU100',
  garanti: 'GARAN',
  'garanti bankası': 'GARAN',
  'garanti bbva': 'GARAN',
  akbank: 'AKBNK',
  'türk hava yolları': 'THYAO',
  'turkish airlines': 'THYAO',
  thy: 'THYAO',
  'iş bankası': 'ISCTR',
  'yapı kredi': 'YKBNK',
  halkbank: 'HALKB',
  vakıfbank: 'VAKBN',
  'koç holding': 'KCHOL',
  'sabancı holding': 'SAHOL',
  tüpraş: 'TUPRS',
  'ereğli demir çelik': 'EREGL',
  erdemir: 'EREGL',
  aselsan: 'ASELS',
  şişecam: 'SISE',
  turkcell: 'TCELL',
  'türk telekom': 'TTKOM',
  'ford otosan': 'FROTO',
  tofaş: 'TOASO',
  arçelik: 'ARCLK',
  petkim: 'PETKM',
  'emlak konut': 'EKGYO',
  'anadolu efes': 'AEFES',
  'coca cola içecek': 'CCOLA',
  vestel: 'VESTL',
};

export const borsaIstanbul = {
  market: toNames(['Borsa Istanbul', 'Borsa İstanbul']),
  codes,
  names,
} as const;

/** The code of a text with the Borsa Istanbul suffix ("GARAN.IS"), without the suffix. */
export function parseBorsaIstanbulCode(text: string): string | undefined {
  const match = /^\s*\$?((?:bist|ist):\s*)?([a-z0-9]{3,6})(\.is)?\s*$/.exec(foldText(text));
  if (match === null || (match[1] === undefined && match[3] === undefined)) return undefined;
  return match[2]?.toUpperCase();
}
