import { delivery } from './workspace/delivery.ts';
import { watch } from './workspace/watch.ts';

/** Words of the workspace around the chart: its reading, its frame, and the guests' page. */
export const workspace = {
  watch,
  delivery,
  opening: 'Your workspace is opening.',
  layout: {
    split: 'Edge between chart and conversation',
    full: 'Full screen',
    leaveFull: 'Leave full screen',
    sheetWhole: 'Draw the answer over the chart',
    sheetHalf: 'Show the chart above the answer',
  },
  search: {
    notCovered: '{{symbol}} is traded on {{market}}, which Vela does not cover.',
  },
  reading: { label: 'Reading of {{name}}', eyebrow: '{{name}} in three lines' },
};
