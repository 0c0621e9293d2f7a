/** Random numbers from 0 to 1 that are the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

type Writer = () => string;

const most = 2;

/** Reads the part of the regular expressions that phrases are written in. */
class PhraseSampler {
  readonly #source: string;
  readonly #random: () => number;
  readonly #fillers: readonly string[];
  #at = 0;

  constructor(source: string, random: () => number, fillers: readonly string[]) {
    this.#source = source;
    this.#random = random;
    this.#fillers = fillers;
  }

  #pick(count: number): number {
    return Math.floor(this.#random() * count);
  }

  /** Alternatives up to a closing bracket or the end. */
  readAlternatives(): Writer {
    const options: Writer[][] = [[]];
    while (this.#at < this.#source.length && this.#source[this.#at] !== ')') {
      if (this.#source[this.#at] === '|') {
        this.#at += 1;
        options.push([]);
      } else options.at(-1)?.push(this.#readAtom());
    }
    return () => (options[this.#pick(options.length)] ?? []).map((write) => write()).join('');
  }

  #readGroup(): Writer {
    const start = /^\((?:\?:|\?<?[=!])?/.exec(this.#source.slice(this.#at))?.[0] ?? '(';
    this.#at += start.length;
    const inner = this.readAlternatives();
    this.#at += 1;
    return start === '(' || start === '(?:' ? inner : () => '';
  }

  #readClass(): Writer {
    const end = this.#source.indexOf(']', this.#at);
    const letters = this.#source.slice(this.#at + 1, end).replaceAll('\\', '');
    this.#at = end + 1;
    const choices = /a-z|^\^/.test(letters) ? 'a' : letters;
    return () => choices.charAt(this.#pick(choices.length));
  }

  #readEscape(): Writer {
    const name = this.#source[this.#at + 1] ?? '';
    this.#at += 2;
    if (name === 'S') {
      if ('+*'.includes(this.#source[this.#at] ?? ' ')) this.#at += 1;
      return () => this.#fillers[this.#pick(this.#fillers.length)] ?? '';
    }
    if (name === 'w') return () => '';
    return name === 's' ? () => ' ' : () => name;
  }

  #readAtom(): Writer {
    const letter = this.#source[this.#at] ?? '';
    if (letter === '(') return this.#readTimes(this.#readGroup());
    if (letter === '[') return this.#readTimes(this.#readClass());
    if (letter === '\\') return this.#readTimes(this.#readEscape());
    this.#at += 1;
    return this.#readTimes(() => ('$^'.includes(letter) ? '' : letter));
  }

  #readTimes(write: Writer): Writer {
    const times = /^(?:[?*+]|\{(?<least>\d+)(?:,(?<most>\d+))?\})\??/.exec(
      this.#source.slice(this.#at),
    );
    if (times === null) return write;
    this.#at += times[0].length;
    if (times[0].startsWith('+')) return write;
    const least = Number(times.groups?.['least'] ?? 0);
    const high = Math.min(most, Number(times.groups?.['most'] ?? 1));
    return () => {
      const count = least + Math.floor(this.#random() * (high - least + 1));
      return Array.from({ length: count }, write).join('');
    };
  }
}

/** Wordings that a phrase of the reader matches: `count` of them, some alike. */
export function samplePhrase(source: string, { count, random, fillers }: SampleOptions): string[] {
  const write = new PhraseSampler(source, random, fillers).readAlternatives();
  return Array.from({ length: count }, () => write().replaceAll(/\s+/g, ' ').trim());
}

export type SampleOptions = {
  readonly count: number;
  readonly random: () => number;
  /** Words that stand where the phrase allows any. */
  readonly fillers: readonly string[];
};
