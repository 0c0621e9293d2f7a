import type { GlossaryPart } from '../../glossary.ts';

export const culture = {
  risk: {
    asked: '(?:market |investment |financial )?risks?',
    name: 'Risk',
    definition:
      'the possibility of a loss. Volatility measures how much prices move in either direction, which is only a part of it: a loss that stays is another.',
  },
  'prop-firm': {
    asked:
      'prop(?:rietary)? (?:firms?|trading(?: firms?)?)|funded accounts?|(?:prop firm )?challenges?',
    name: 'Prop firm',
    definition:
      'a company that lets people trade with its money after a paid test, under limits on losses, and shares the gains. Most who pay for the test do not pass it.',
  },
  'copy-trading': {
    asked: 'copy ?trad(?:es?|ing|ers?)|social trading',
    name: 'Copy trading',
    definition:
      'having the trades of another person repeated in one’s own account. Past gains of that person say little about the next ones; Vela offers none of it.',
  },
  'rug-pull': {
    asked: 'rug ?pull(?:s|ed)?|rugged',
    name: 'Rug pull',
    definition:
      'a fraud in which the makers of a token take the money that was paid in and leave, so that its price collapses.',
  },
  hodl: {
    asked: 'hodl(?:ing|ers?)?|diamond hands?|paper hands?|bag ?holders?',
    name: 'HODL',
    definition:
      'slang for keeping a coin whatever its price does, from a misspelling of hold. A bag holder is left with one that fell.',
  },
  memecoin: {
    asked: 'meme ?(?:coins?|tokens?|stocks?)|shit ?coins?|dog coins?',
    name: 'Memecoin',
    definition:
      'a coin made around a joke or a picture, without a use of its own. Its price follows attention.',
  },
  'layer-two': {
    asked: 'layers? (?:1|2|one|two)s?(?: (?:and|or|vs) layers? (?:1|2|one|two))?|l[12]s?|layers?',
    name: 'Layer 1 and layer 2',
    definition:
      'the blockchain itself, such as Bitcoin or Ethereum, and a network built upon it that gathers transfers to make them faster and cheaper.',
  },
  nft: {
    asked: 'nfts?|non ?fungible tokens?',
    name: 'NFT',
    definition:
      'a token of which there is a single one, standing for a picture or another thing. It proves who holds the token, and not a right to the thing.',
  },
  fork: {
    asked: '(?:hard |soft )?forks?(?: (?:and|or|vs) (?:hard|soft) forks?)?',
    name: 'Fork',
    definition:
      'a change of the rules of a blockchain. With a hard fork the old and the new rules do not fit together, and sometimes both chains live on.',
  },
  'seed-phrase': {
    asked: 'seed(?: ?phrases?)?|recovery phrases?|private keys?',
    name: 'Seed phrase',
    definition:
      'the words from which all keys of a crypto wallet can be made. Whatever is in the wallet belongs in practice to the one who knows them.',
  },
} satisfies GlossaryPart;
