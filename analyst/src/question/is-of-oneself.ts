/** "My", and Turkish endings of the first person. */
const ofOneself =
  /(?<![a-z])(?:i|my|me|we|our|ben\w*|param|elimde\w*)(?![a-z])|[a-z]{2}(?:[dt][iu]m|(?:yo)?r[iu]m|[ae]cagim|[ae]cegim|yim|yum|[iu]miz)(?![a-z])/;

/** Whether a folded text speaks of the person who asks. */
export const isOfOneself = (text: string): boolean => ofOneself.test(text);
