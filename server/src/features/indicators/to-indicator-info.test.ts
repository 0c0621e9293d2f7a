import { getIndicatorWords, languages, type Language } from '@vela/contracts';
import { indicatorDefinitions } from '@vela/engine';
import { describe, expect, it } from 'vitest';

const definitions = indicatorDefinitions.map((definition) => [definition.id, definition] as const);

describe.each(languages)('the words of indicators in %s', (language: Language) => {
  it.each(definitions)(
    '%s has a name, a description, and a label for each parameter and output',
    (id, { parameters, outputs }) => {
      const words = getIndicatorWords(id, language);
      expect(
        [words?.name, words?.short, words?.description].every(
          (text) => text !== undefined && text !== '',
        ),
      ).toBe(true);
      expect(words?.short.length).toBeLessThanOrEqual(20);
      expect(words?.description).toMatch(/[.)]$/);
      expect(Object.keys(words?.parameters ?? {})).toEqual(parameters.map(({ name }) => name));
      expect(Object.keys(words?.outputs ?? {})).toEqual(
        outputs.map(({ name }) => name).filter((name) => name !== 'formedAt'),
      );
      const choices = new Set(parameters.flatMap(({ choices: values = [] }) => values));
      expect(new Set(Object.keys(words?.choices ?? {}))).toEqual(choices);
    },
  );

  it('give every indicator a name of its own', () => {
    const names = definitions.map(([id]) => getIndicatorWords(id, language)?.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
