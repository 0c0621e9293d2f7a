import { parseSync, type Module, type ModuleItem } from '@swc/core';
import { commonVerbs } from './common-verbs.ts';
import type { SourceFile } from './read-code.ts';

/** A function declared at the top of a file. */
export type FunctionName = { readonly path: string; readonly name: string };

/** Names that React Router calls by itself. */
const routeExports = new Set(
  'loader clientLoader action clientAction meta links headers handle middleware'.split(' '),
);

function findDeclared(item: ModuleItem): string[] {
  if (item.type === 'ExportDeclaration') return findDeclared(item.declaration);
  if (item.type === 'ExportDefaultDeclaration')
    return item.decl.type === 'FunctionExpression' && item.decl.identifier
      ? [item.decl.identifier.value]
      : [];
  if (item.type === 'FunctionDeclaration') return [item.identifier.value];
  if (item.type !== 'VariableDeclaration') return [];
  return item.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' &&
    (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
      ? [id.value]
      : [],
  );
}

/** Names of the functions at the top of a file; React components, `use…` hooks and route exports apart. */
export function findFunctionNames({ path, text }: SourceFile): FunctionName[] {
  const parsed: Module = parseSync(text, {
    syntax: 'typescript',
    tsx: path.endsWith('x'),
    target: 'es2022',
  });
  return parsed.body
    .flatMap(findDeclared)
    .filter((name) => !(path.endsWith('x') && /^[A-Z]/.test(name)))
    .filter((name) => !/^use[A-Z]/.test(name) && !routeExports.has(name))
    .map((name) => ({ path, name }));
}

/** Whether a name begins with one of the common verbs. */
export function beginsWithVerb({ name }: FunctionName): boolean {
  return commonVerbs.has(/^[a-z]+/.exec(name)?.[0] ?? '');
}
