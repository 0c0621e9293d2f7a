import type { HeldWords } from '../held-words.ts';

/** An amount that was put into something, and what it is worth. */
export const heldWords: HeldWords = {
  holds:
    '(?:invest(?:ed|ing|ment)?|put|putting|bought|buying|buy|purchased|placed|held|hold|kept|parked|stuck|threw|thrown|dropped|# +(?:in|into|worth))',
  worth:
    '(?:worth|(?:what|how much) (?:is|are|would|do|does|did|will|have) (?:it|that|they|i|we|you|my \\w+|#)|would (?:i|we|it|that|they|my \\w+) (?:now )?(?:have|be|own)|turn(?:ed)? into|becomes?|became|grown? (?:in)?to)',
  supposed:
    '(?:# invested|would # (?:(?:in|into) )?be|(?:if (?:i|we|you|someone) (?:had |have )?|had (?:i|we) )(?:put|bought|invested))',
  money: '(?:(?:invest(?:ed|ing)?|put) #|# (?:in|into|invested))',
};
