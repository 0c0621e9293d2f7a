import type { HeldWords } from '../held-words.ts';

/** An amount that was put into something, and what it is worth. */
export const heldWords: HeldWords = {
  holds:
    '(?:yatir(?:sa|dig|mis|ir|di)\\w*|koy(?:sa|dug|mus|du)\\w*|al(?:sa[my]|saydi|mis ol|mis als|diys)\\w*|tut(?:sa|mus|tuys)\\w*|olsa(?:ydi)?|bagla(?:sa|mis)\\w*|degerlendirse\\w*|at(?:sa[my]|saydi)\\w*)',
  worth:
    '(?:(?:ne|kac|kaca|neye|nereye)(?: \\w+){0,2} (?:olur|eder|oldu|olmus|ulas|cik|gel|kazan|var)\\w*|ne kadar\\w*|(?:simdi|bugun|su an\\w*) (?:ne|kac)\\w*|kac (?:para|lira|dolar|tl|euro)\\w*|deger\\w* ne\\w*)',
  supposed: '(?:yatir|koy|al|tut|at|bagla)sa(?:ydi)?[mk]?',
  money: '# (?:dolar|euro|avro|lira|tl|usd|yatir|koy)\\w*',
};
