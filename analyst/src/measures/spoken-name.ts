import type { Instrument, Language } from '@vela/contracts';

const companyEnding =
  /,?(?: &| and)? (?:Inc\.?|Incorporated|Corporation|Corp\.?|Company|Co\.|Holdings|plc|N\.V\.|S\.A\.|Ltd\.?|Trust)$/;

function cutEnding(name: string): string {
  const cut = name.replace(companyEnding, '');
  return cut === name ? name : cutEnding(cut).replace(/^The /, '');
}

/** An instrument as people call it: "Gold", "Apple", "Nasdaq 100"; a currency pair by its symbol. */
export function toSpokenName({ assetClass, symbol, name }: Instrument, language: Language): string {
  return assetClass === 'forex' ? symbol : cutEnding(name[language].replace(/ \([^)]*\)$/, ''));
}
