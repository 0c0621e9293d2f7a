import { foldText } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { chooseBestKnown } from './choose-best-known.ts';
import { findCurrency } from './find-currency.ts';
import { joinCurrencies, joinLira, splitCurrencies } from './join-currencies.ts';
import { getCandidates, type TextMention } from './resolve-several.ts';
import { writeLastNumber } from './write-numbers.ts';

// "30 altina", "ortalamanin altinda" are "below 30" and "below the average", not gold.
const position = /^altin(?:a|da|dan|daki|dalar|dayken|i)$/;
const beforePosition = /(?:\d['’]?\p{L}{0,4}|\p{L}{2,}[iu]n)\s*$/u;
// "Altında kapatırsa", "dolar olarak": below, and in dollars.
const afterPosition =
  /^\s*(?:kapa\w*|kal(?:ir|di|iyor|sa|mis)\w*|ne (?:var|olur)|m[iu]|degil|kirilirsa)(?![a-z])/;
// "Altına ne zaman indi", "bir daha altına dönmüş mü": below what was spoken of.
const afterBelow =
  /^\s*(?:(?:hic|ilk|en|son|ne zaman|kac kere|hangi [a-z]+|tekrar|yine|geri|bir daha) )*(?:in(?:di|er|se|mis|ip|en|mez)|dus(?:tu|er|se|mus)|sark|don(?:du|er|mus|se)|kapat|kay(?:di|ar|mis))[a-z]*/;
// "Gümüşün altına oranı", "altına göre": of silver to gold.
const besideGold = /^\s*(?:gore|karsi|kiyasla|oran|beta|bagli|nispet)/;
const beforeSecond = /(?<![a-z])m[iu] (?:[a-z]+ )?$/;
const afterUnit = /^['’]?\s*(?:olarak|cinsinden|bazin?da|bazli|uzerinden)(?![a-z])/;
// "Boşluklar genelde dolar mı": a verb.
const beforeFill =
  /(?<![a-z])(?:siklikla|genelde|genellikle|hep|sonunda|hepsi|bosluk\w*|gap\w*|ne zaman)\s*$/;
const asAmount =
  /(?:(?<![a-z])(?:kac|how many|hundred|ten|fifty|thousand|yirmi|elli|yuz|bin|milyon|milyar)|\d(?: ?(?:k|bin|milyon|thousand|million))?)\s*$/;
// "Gold in dollars", beside another name.
const asUnit = /(?<![a-z])(?:in|worth of|per)\s*$/;
// "20 aralık 2021 dolar": a year before a name, and no amount.
const afterYear = /[a-z]{3,} (?:19|20)\d\d\s*$/;
// "Parite" alone is EUR/USD in Turkish; "bu parite" and "btc paritesi" are any pair.
const anyPair = /^parite(?:si|ler|l)/;
const beforeAnyPair = /(?<![a-z])(?:bu|su|o|hangi|her|bir|doviz|kripto|coin|ayni|islem)\s*$/;

/** Whether a word that is a name too is a position, a verb, or any pair; undefined for others. */
function isOtherWord(word: string, before: string, after: string): boolean | undefined {
  // "Dolara mı altına mı": one of two names.
  if (position.test(word) && besideGold.test(after)) return false;
  if (word === 'altina' && afterBelow.test(after)) return true;
  if (position.test(word))
    return beforePosition.test(before) || (afterPosition.test(after) && !beforeSecond.test(before));
  if (word === 'dolar' && beforeFill.test(before)) return true;
  if (!word.startsWith('parite')) return undefined;
  return anyPair.test(word) || beforeAnyPair.test(before);
}

/** Whether a currency is the unit of an amount; alone, yen are those of the dollar. */
function isUnit(mention: TextMention, text: string, isAlone: boolean): boolean {
  const currency = findCurrency(mention, text);
  const before = foldText(text.slice(0, mention.start));
  const after = foldText(text.slice(mention.end));
  if (currency === undefined || (isAlone && (currency === 'JPY' || afterYear.test(before))))
    return false;
  return asAmount.test(before) || afterUnit.test(after) || (!isAlone && asUnit.test(before));
}

/** Whether a name is no instrument where it stands: a position, or the unit of an amount. */
function isOrdinary(mention: TextMention, text: string, isAlone: boolean): boolean {
  const { start, end, match } = mention;
  if (match.kind === 'unknown') return false;
  const word = foldText(text.slice(start, end));
  const before = writeLastNumber(foldText(text.slice(0, start)));
  const isOfTrade = match.kind === 'found' && match.instrument.assetClass === 'commodity';
  const after = foldText(text.slice(end));
  if (isOfTrade && ofTrade.test(after)) return true;
  const isOther = isOtherWord(word, before, after);
  if (isOther !== undefined) return isOther;
  return isUnit(mention, text, isAlone);
}

// "Bank stocks", "petrol hissesi": shares of a trade, and not what it trades.
const ofTrade =
  /^(?:['’]?\p{L}{0,3})?\s+(?:stocks?|shares?|compan(?:y|ies)|hisse\p{L}*|sirket\p{L}*)/u;
const deniedBefore = /(?<![a-z])(?:not|isn't|no,? not)\s*(?:the\s*)?$/;
const deniedAfter = /^\s*degil(?![a-z])/;

/** "Brent değil WTI", "not brent, wti": the other one is meant. */
function isDenied(
  { start, end }: TextMention,
  next: TextMention | undefined,
  text: string,
): boolean {
  if (next === undefined) return false;
  const [before, after] = [text.slice(0, start), text.slice(end)].map((part) => foldText(part));
  return deniedBefore.test(before ?? '') || deniedAfter.test(after ?? '');
}

/** The name of a company without the class of its shares. */
export function toCompany(name: string): string {
  return name.replace(/\s*\(.*\)$/, '');
}

/** Classes of the shares of one company: a name of the company means the first. */
function chooseClass(mention: TextMention): TextMention {
  const candidates = getCandidates(mention);
  const [first, second] = candidates;
  if (first === undefined || second === undefined) return mention;
  const isOne = candidates.every(
    ({ name }) => toCompany(name.en) === toCompany(first.name.en) && name.en.includes('(Class'),
  );
  return isOne ? { ...mention, match: { kind: 'found', instrument: first } } : mention;
}

const isStock = (match: TextMention['match']): boolean =>
  match.kind === 'found' && match.instrument.assetClass === 'stock';

/** "Borsada", "borsaya" beside a company: where it is traded, and no index. */
const isExchange = ({ start, end }: TextMention, text: string): boolean =>
  /^borsa'?(?:ya|da|daki|nin|dan)$/.test(foldText(text.slice(start, end)));

/**
 * The instruments that names in a text mean, by the words they stand among. `chart`: the symbol in
 * view. Alone, a name of several means the best known, and the chip over the answer offers the others.
 */
export function settleMentions(
  found: readonly TextMention[],
  text: string,
  {
    catalogue,
    chart,
  }: { readonly catalogue: InstrumentCatalogue; readonly chart: string | undefined },
): readonly TextMention[] {
  const mentions = splitCurrencies(found, text, catalogue);
  const hasStock = mentions.some(({ match }) => isStock(match));
  const meaning =
    joinCurrencies(mentions, text, catalogue) ??
    joinLira(
      mentions.filter(
        (mention) =>
          !isOrdinary(mention, text, mentions.length === 1) &&
          !(hasStock && isExchange(mention, text)),
      ),
      text,
      catalogue,
    );
  const named = meaning.filter((mention, at) => !isDenied(mention, meaning[at + 1], text));
  const chosen = named.length > 1 ? named.map((mention) => chooseClass(mention)) : named;
  const [only, ...others] = chosen;
  return only !== undefined && others.length === 0 ? [chooseBestKnown(only, text, chart)] : chosen;
}
