/** Seconds each part of `npm test` may take on two cores; exceeding one does not fail the run. */
const budgets = {
  'install and build': 150,
  engine: 60,
  contracts: 5,
  'market-data': 25,
  analyst: 40,
  server: 150,
  web: 25,
  'rules of the tree': 15,
  durability: 30,
  journeys: 300,
};

/** From a bare clone to the last line, in seconds. */
const totalBudget = 720;

/**
 * Seconds of the vitest files of each part, added up; two files run at a time. The tests at the
 * root, of the launcher and of bench are the rules of the tree.
 * @param {any} report the JSON report of vitest; undefined when there is none
 * @param {string} root the folder of the checkout
 * @returns {Record<string, number>}
 */
export function sumSecondsByPart(report, root) {
  const seconds = {};
  for (const { name, startTime, endTime } of report?.testResults ?? []) {
    const part = choosePart(name.slice(root.length + 1).replaceAll('\\', '/'));
    seconds[part] = (seconds[part] ?? 0) + Math.max(0, endTime - startTime) / 1000;
  }
  return seconds;
}

function choosePart(file) {
  if (file.includes('.durability.')) return 'durability';
  const [folder] = file.split('/');
  return folder in budgets ? folder : 'rules of the tree';
}

/**
 * The table of seconds used and allowed, one line per part.
 * @param {Record<string, number>} used seconds by part
 * @param {number} total seconds of the whole run
 * @returns {string[]}
 */
export function formatBudgets(used, total) {
  const rows = Object.entries(budgets).map(([part, budget]) =>
    formatRow(part, used[part] ?? 0, budget),
  );
  return [
    'Seconds used / budget',
    ...rows,
    formatRow('all, from start to end', total, totalBudget),
  ];
}

function formatRow(part, used, budget) {
  const seconds = `${Math.round(used)} / ${budget}`;
  return `  ${part.padEnd(24)}${seconds.padStart(10)}${used > budget ? '  OVER BUDGET' : ''}`;
}
