import type { catalogue } from './en/catalogue.ts';

type CatalogueShape<Words> = {
  [Key in keyof Words]: Words[Key] extends string ? string : CatalogueShape<Words[Key]>;
};

/** The shape of every language's catalogue: the keys of the English one, by namespace. */
export type Catalogue = CatalogueShape<typeof catalogue>;
