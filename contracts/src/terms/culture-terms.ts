/** Terms of communities, of risks and of newer coins. */
export const cultureTerms = [
  'risk',
  'prop-firm',
  'copy-trading',
  'rug-pull',
  'hodl',
  'memecoin',
  'layer-two',
  'nft',
  'fork',
  'seed-phrase',
] as const;
