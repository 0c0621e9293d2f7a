import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { vectorFileSchema } from './vector.ts';
import { runVectors, type VectorResult } from './run-vectors.ts';

const [file] = process.argv.slice(2);
const usual = path.join(import.meta.dirname, '../../../../shared/domain/vectors.json');
const chosen = file ?? usual;

function writeCounts(name: string, list: readonly VectorResult[]): void {
  const passed = list.filter((result) => result.passed).length;
  const counts = [passed, list.length - passed].map((count) => String(count).padStart(6));
  console.log(`${name.padEnd(14)} ${counts.join('  ')}`);
}

function writeResults(results: readonly VectorResult[]): void {
  console.log(`${'group'.padEnd(14)} passed  failed`);
  for (const [group, list] of Map.groupBy(results, (result) => result.group))
    writeCounts(group, list);
  writeCounts('all', results);
  for (const { id, detail, passed } of results) if (!passed) console.log(`  ${id}: ${detail}`);
  if (results.some(({ passed }) => !passed)) process.exitCode = 1;
}

if (existsSync(chosen)) {
  const { vectors } = vectorFileSchema.parse(JSON.parse(readFileSync(chosen, 'utf8')));
  writeResults(runVectors(vectors));
} else {
  console.log(`There is no file ${chosen}; npm run bench -- vectors <file>`);
  if (file !== undefined) process.exitCode = 1;
}
