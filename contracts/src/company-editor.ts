/** Columns of the editor of a company's value. */
export const editorColumns = ['low', 'middle', 'high'] as const;
export type EditorColumnName = (typeof editorColumns)[number];

/** What a column may assume; rates are parts of one. */
export const editorLimits = {
  growth: [-0.5, 1],
  profitMargin: [-1, 1],
  cashMargin: [-1, 1],
  exitEarnings: [0, 200],
  exitCashFlow: [0, 200],
  wantedReturn: [0, 1],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
export type EditorField = keyof typeof editorLimits;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are written above
export const editorFields = Object.keys(editorLimits) as EditorField[];

/** Fields that are multiples; the others are percentages. */
export const editorMultiples: ReadonlySet<EditorField> = new Set(['exitEarnings', 'exitCashFlow']);
