import type { CompanyFigure, Sentence } from '@vela/contracts';
import { peerFigureIds, type PeerFigureId } from '@vela/engine';
import { toRowSpeech } from '../../answers/row-speech.ts';
import { analystLanguages } from '../../language/by-language.ts';
import type { PeerSentence } from '../../language/peer-words.ts';
import { fillTemplate, type Speech } from '../../narrator/sentence-template.ts';
import { getFigureNames } from '../figure-names.ts';
import { withNames, type Told } from '../tell-figure.ts';
import { toValuePrefix } from './peer-facts.ts';
import type { RankedCompany, RankedFigure } from './rank-company.ts';

/** Told where no figure is named; all of them are on the page. */
const usual: readonly PeerFigureId[] = [
  'revenue-growth',
  'net-margin',
  'return-on-equity',
  'debt-to-equity',
];

const findRanked = (figure: CompanyFigure): PeerFigureId | undefined =>
  peerFigureIds.find((id) => id === figure);

/** Figures of a question that are told by their place, and not by themselves. */
export const isRanked = (figure: CompanyFigure): boolean => findRanked(figure) !== undefined;

function say(speech: Speech, ...keys: readonly PeerSentence[]): Sentence[] {
  const { sentences } = analystLanguages[speech.language].peers;
  return keys.flatMap((key) => fillTemplate(sentences[key], speech) ?? []);
}

/** One figure: its value, its place among all, and within the sector where there are enough. */
function tellRank({ id, all, sector }: RankedFigure, what: string, speech: Speech): Sentence[] {
  const valued = toRowSpeech(speech, { facts: toValuePrefix(id), name: 'figure' });
  const row = toRowSpeech(valued, { facts: `company.peers.${id}`, name: 'row' });
  const named = withNames(row, { what });
  const within = sector === undefined || sector.place === null ? [] : (['row.sector'] as const);
  return say(named, all.place === null ? 'row.few' : 'row.all', ...within);
}

const tellMissing = (what: string, speech: Speech): Sentence[] =>
  say(withNames(speech, { what }), 'row.missing');

/** A company's figures among those of the companies at hand. */
export function tellPeers(
  ranked: RankedCompany | undefined,
  asked: readonly CompanyFigure[],
  { speech, company }: Told,
): Sentence[] {
  if (ranked === undefined || ranked.symbols.length === 0) return say(speech, 'none');
  const { sectors } = analystLanguages[speech.language].peers;
  const names = getFigureNames(speech.language, company.report.kind);
  const { sector, figures } = ranked;
  const named = sector === undefined ? speech : withNames(speech, { sector: sectors[sector] });
  const wanted = asked.flatMap((figure) => findRanked(figure) ?? []);
  const told = wanted.length === 0 ? usual : wanted;
  const isFew = sector !== undefined && figures.every((one) => one.sector?.place == null);
  return [
    ...say(named, sector === undefined ? 'opening.no-sector' : 'opening'),
    ...told.flatMap((id) => {
      const found = figures.find((one) => one.id === id);
      return found === undefined
        ? tellMissing(names[id], named)
        : tellRank(found, names[id], named);
    }),
    ...(isFew ? say(named, 'sector.few') : []),
    ...say(named, 'honest'),
  ];
}
