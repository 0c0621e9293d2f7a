/** A pattern over folded text (lower case, Turkish letters as ASCII) that begins and ends with a word. */
export function word(pattern: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`);
}

/** What may follow a short name in a Turkish sentence, folded, with or without an apostrophe: "rsi'nin", "fvgler", "poc'ta"; or an English plural. */
export const ending =
  "(?:'?(?:s|n?[iu]n(?:[iu]n)?|y?[iuea]|[dt][ea](?:n|ki)?|n[dt][ea](?:n|ki)?|s[iu](?:n(?:[iu]n|[iuea]|d[ea]n?))?|l[ea]r(?:[iu]\\w{0,4}|d[ea]n?|[ea])?|y?l[ea]|ki|m[iu]))?";
