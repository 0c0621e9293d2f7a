import type { GlossaryPart } from '../../glossary.ts';

export const crypto = {
  blockchain: {
    asked: 'block ?chains?(?: technology)?|distributed ledgers?',
    name: 'Blockchain',
    definition:
      'a shared ledger whose entries are joined in blocks, each of which refers to the one before. Changing an old entry would change every block after it, which is how the copies notice.',
  },
  halving: {
    asked: '(?:bitcoin |btc )?halv(?:ings?|enings?)',
    name: 'Halving',
    definition:
      'the event at which the reward of miners for a new block is cut in half. With Bitcoin it comes after a fixed number of blocks, a few years apart.',
  },
  stablecoin: {
    asked: 'stable ?coins?|usdt and usdc',
    name: 'Stablecoin',
    definition:
      'a crypto token meant to follow the value of a currency such as the dollar. It holds only as long as its reserves or its mechanism do, and several have failed.',
  },
  altcoin: {
    asked: 'alt ?coins?|alts|alt ?seasons?',
    name: 'Altcoin',
    definition:
      'any crypto coin other than Bitcoin. A time in which most of them rise more than Bitcoin is called altseason.',
  },
  token: {
    asked: '(?:crypto )?tokens?|coins?(?: (?:and|or|vs) tokens?)?|crypto ?currenc(?:y|ies)',
    name: 'Coin and token',
    definition:
      'a coin is the currency of a blockchain of its own, a token is issued on the blockchain of another. Both are loosely called cryptocurrencies.',
  },
  spot: {
    asked: 'spot(?: (?:markets?|trad(?:es?|ing)|prices?))?',
    name: 'Spot market',
    definition:
      'a market in which an instrument itself is traded for prompt delivery, unlike futures, which promise it for later.',
  },
  futures: {
    asked: 'futures?(?: (?:contracts?|markets?|trad(?:es?|ing)))?',
    name: 'Futures',
    definition:
      'contracts to trade something at a fixed price on a later date. They are held with a margin, so that gains and losses are large beside what was put up.',
  },
  perpetual: {
    asked: '(?:perpetuals?|perps?)(?: (?:futures?|swaps?|contracts?))?',
    name: 'Perpetual',
    definition:
      'a future without a date of expiry, common in crypto. A funding rate paid between both sides ties its price to the spot price.',
  },
  'funding-rate': {
    asked: 'funding(?: (?:rates?|fees?))?',
    name: 'Funding rate',
    definition:
      'a payment at fixed hours between the long and the short side of a perpetual. When it is positive the long side pays, when it is negative the short side does.',
  },
  'open-interest': {
    asked: 'open interests?|oi',
    name: 'Open interest',
    definition:
      'the number of futures or options contracts that are open at a time. It counts each contract once, and it does not say which side is in the majority, since each contract has both.',
  },
  dominance: {
    asked: '(?:bitcoin |btc |market )?dominance|btc\\.?d',
    name: 'Dominance',
    definition:
      'the share of a coin, mostly Bitcoin, in the market value of all crypto coins together.',
  },
  'gas-fee': {
    asked: 'gas ?(?:fees?|prices?)|gwei|network fees?|transaction fees?',
    name: 'Gas fee',
    definition:
      'the fee for a transaction on a blockchain such as Ethereum. It rises when many transactions compete for room in a block.',
  },
  defi: {
    asked: 'defi|decentrali[sz]ed finance|dex(?:es)?|decentrali[sz]ed exchanges?',
    name: 'DeFi',
    definition:
      'short for decentralised finance: lending, trading and the like done by programs on a blockchain instead of a bank or a broker. Errors in such programs have cost users their money.',
  },
  'smart-contract': {
    asked: 'smart contracts?',
    name: 'Smart contract',
    definition:
      'a program stored on a blockchain that runs by itself when its conditions are met. As it stands it cannot be stopped, errors included.',
  },
  wallet: {
    asked:
      '(?:cold|hot|crypto|hardware|software|paper)(?: (?:and|or|vs) (?:cold|hot))? wallets?|wallets?|cold storage',
    name: 'Crypto wallet',
    definition:
      'what holds the keys to crypto coins. A cold wallet is never connected to the internet, a hot wallet is; without its keys the coins cannot be moved by anyone.',
  },
  staking: {
    asked: 'stak(?:e|es|ed|ing)(?: rewards?)?|proof of stake',
    name: 'Staking',
    definition:
      'locking up coins to take part in the confirmation of a blockchain’s blocks, for a reward in the same coin. While locked they cannot be moved, and their price can change.',
  },
  mining: {
    asked: '(?:crypto |bitcoin )?(?:mining|miners?)|proof of work',
    name: 'Mining',
    definition:
      'confirming the blocks of a blockchain by solving a costly calculation, for a reward in new coins. Bitcoin works this way.',
  },
  airdrop: {
    asked: 'air ?drops?',
    name: 'Airdrop',
    definition:
      'tokens given to the users of a project free of charge, often to make it known. Fake ones are a common way of stealing access to wallets.',
  },
} satisfies GlossaryPart;
