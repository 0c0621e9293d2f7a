import { createHash } from 'node:crypto';

/** Language and width in a journey's title; a journey that names neither is run as it is. */
const combination = /, (?:en|tr)(?=,|$)|, \d+ px(?=,|$)/g;
const language = /, (?:en|tr)(?=,|$)/g;

/** The title of a journey whose layout differs by width has this tag: it runs in each width. */
const bothWidths = 'both-widths';

/**
 * Chooses one combination of language and width for each journey, by a hash of its name.
 * @param {any} report the JSON report of `playwright test --list`
 * @returns {string[]} lines for `playwright test --test-list`
 */
export function chooseJourneys(report) {
  const journeys = new Map();
  for (const { file, titles, tags } of report.suites.flatMap((suite) => listTests(suite, []))) {
    const strip = tags.includes(bothWidths) ? language : combination;
    const name = [file, ...titles.map((title) => title.replaceAll(strip, ''))].join(' › ');
    const line = [file, ...titles].join(' › ');
    journeys.set(name, [...(journeys.get(name) ?? []), line]);
  }
  return [...journeys].map(([name, lines]) => lines[hash(name) % lines.length]);
}

/** The tests of a suite of the report: the first suite is the file and names no title. */
function listTests(suite, parents) {
  const own = (suite.specs ?? []).map(({ file, title, tags }) => ({
    file,
    titles: [...parents, title],
    tags: tags ?? [],
  }));
  const nested = (suite.suites ?? []).flatMap((inner) =>
    listTests(inner, [...parents, inner.title]),
  );
  return [...own, ...nested];
}

function hash(text) {
  return createHash('sha256').update(text).digest().readUInt32BE();
}
