import { chooseFirst, createPatternsByLanguage, toFound, type Found } from './word-pattern.ts';

const methods = createPatternsByLanguage((lexicon) => lexicon.unsupportedMethods);

/** Finds an unsupported method in folded text: "head and shoulders", "elliott dalgalari". */
export function findUnsupportedMethod(folded: string): Found<'unread'> | undefined {
  return chooseFirst(
    methods.flatMap((method) => {
      const match = method.exec(folded);
      return match === null ? [] : [toFound('unread' as const, match)];
    }),
  );
}
