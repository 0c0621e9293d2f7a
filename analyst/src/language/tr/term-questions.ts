import type { TermQuestions } from '../glossary.ts';

/** Whole questions for the meaning of a term. */
export const termQuestions: TermQuestions = {
  meaning: [
    '<term> (?:ne|nasil) (?:demek(?:tir|ti)?|anlama gel\\w*|anlamda|ifade ed\\w*|ise yara\\w*|calis(?:ir|iyor))(?: oluyor)?',
    'ne demek(?:tir)? <term>',
    '<term> (?:kavrami |terimi )?(?:anlami|tanimi|manasi)(?: ne(?:dir)?)?',
    '<term> (?:kavrami(?:ni)? |terimi(?:ni)? )?(?:acikla|anlat|tanimla|ogret)(?:r misin(?:iz)?|\\w*)',
    '<term> (?:neye den(?:ir|iyor)|denen sey ne(?:dir)?|deyince ne anla\\w*|derken ne kasted\\w*)',
  ],
  naming: [
    '<term> (?:ne ?dir|nedr|ne|nelerdir|ne ki|ne oluyor|kavrami nedir|terimi nedir)',
    'nedir <term>',
  ],
  before:
    'merhaba|selam|peki|ya|yani|bir de|bi de|acaba|tam olarak|kisaca|basitce|bu|su|bana|borsada(?:ki)?|hissede|kripto(?:da|daki)?|forexte(?:ki)?|finansta|ekonomide|piyasada|grafikte|smc de',
  after:
    'kisaca|basitce|tam olarak|acaba|lutfen|borsada|kriptoda|forexte|finansta|ekonomide|bu|ki|ya|abi|hocam|bana|anlat(?:ir misin)?|acikla(?:r misin)?',
};
