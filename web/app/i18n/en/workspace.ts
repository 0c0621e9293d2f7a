/** Words of the workspace around the chart: its reading, its frame, and the guests' page. */
export const workspace = {
  opening: 'Your workspace is opening.',
  reading: { label: 'Reading of {{name}}', eyebrow: '{{name}} in three lines' },
};
