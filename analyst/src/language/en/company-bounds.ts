import type { CompanyBoundWords } from '../company-bound-words.ts';

/** How a figure of a company is compared with a typed amount. */
export const companyBounds: CompanyBoundWords = {
  bounds: {
    moreBefore:
      '(?:above|over|exceed(?:s|ed|ing)?|beyond|past|at least|in excess of|topp?(?:s|ed)?|cross(?:es|ed)?|(?:more|higher|greater|larger|bigger) than)',
    moreAfter: '(?:or more|or higher)',
    lessBefore: '(?:below|under|at most|(?:less|lower|smaller|fewer) than)',
    lessAfter: '(?:or less|or lower)',
  },
  open: 'when|which|how|what|why|who|where|list|since',
  ever: 'ever',
};
