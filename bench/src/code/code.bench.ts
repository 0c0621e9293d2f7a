import { measureCode } from './code-figures.ts';

/** `--names` lists the functions that begin with no common verb, `--words` the lines with unwanted words. */
const wishes = new Set(process.argv.slice(2));
const { files, lines, median, p90, functions, verbs, unwanted, withoutVerb } = measureCode();
console.log(
  `production code: ${files} files, ${lines} lines, median ${median}, p90 ${p90}   (p90 <= 120)`,
);
console.log(
  `functions that begin with a common verb: ${verbs} of ${functions}, ${((100 * verbs) / functions).toFixed(1)} %   (target >= 85)`,
);
console.log(`lines with unwanted words: ${unwanted.length}   (target 0)`);
if (wishes.has('--names')) console.log(withoutVerb.join('\n'));
if (wishes.has('--words')) console.log(unwanted.join('\n'));
