import type { en } from './en/catalogue.ts';

type Worded<Words> = {
  [Key in keyof Words]: Words[Key] extends string ? string : Worded<Words[Key]>;
};

/** The shape every language fills: the keys of the English catalogue, by namespace. */
export type Catalogue = Worded<typeof en>;
