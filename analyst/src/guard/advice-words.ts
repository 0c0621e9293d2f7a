// Patterns over folded text: lower case, Turkish letters as ASCII.
const from = '(?<![a-z])';
const to = '(?![a-z])';

/** Terms of the field and fixed notices that hold a word of advice without being it. */
export const fieldTerms = [
  '(?:buy|sell|buying|selling)[- ]?(?:side|stops?|limit|orders?|walls?|pressure|volume)',
  "(?:not|isn't|is not|never|no|nor) (?:a |an |any |give |gives |giving )?(?:investment |financial )?(?:recommendations?|advice|signals?|suggestions?)",
  'does not (?:advise|give (?:buy or sell|trading) (?:signals|advice)|say whether to buy or sell)',
  '(?:buy or sell|buy\\/sell) signals?',
  '(?:asiri )(?:alim|satim)',
  '(?:alis|satis|alim|satim)[- ](?:tarafi|baskisi|hacmi|emirleri|emri|likiditesi|emir)',
  'al[- ]?\\/?(?:ya da |veya )?sat (?:sinyali vermez|sinyalleri vermez|sinyali degildir)',
  'yatirim tavsiyesi (?:degildir|degil|vermez|icermez)',
  '(?:tavsiyesi|tavsiye|onerisi|sinyali) (?:degildir|degil|icermez|vermez)',
].map((pattern) => `${from}${pattern}${to}`);

/** Words and turns that tell a person what to do, in English. */
export const adviceEn = [
  'buy(?:s|ing|ers?)?|sell(?:s|ing)?|should|targets?|target(?:ed|ing)|recommend(?:s|ed|ation|ations)?|advis(?:e|es|ed|able)',
  '(?:you|traders|investors|one) (?:must|need to|ought to|had better|may want to|might want to|could consider|can safely)',
  "(?:i|we)(?:'d| would)? suggest",
  '(?:wise|prudent|best|better) to (?:enter|exit|hold|short|long|wait|accumulate)',
  'consider (?:entering|exiting|shorting|longing|accumulating|holding|adding|taking)',
  '(?:good|great|ideal|perfect|excellent|right) (?:time|entry|moment|opportunity|place|level|price) (?:to|point|for)',
  '(?:set|place|put|move) (?:a |your |the )?(?:stop|stop[- ]loss|take[- ]profit|limit)',
  '(?:take[- ]profits?|stop[- ]loss|load up|scale in|accumulate|dump)',
  '(?:go|going|went) (?:long|short)|(?:enter|open|close|exit) (?:a |the |your )?(?:long|short|trade|position)',
].map((pattern) => `${from}(?:${pattern})${to}`);

/** Claims of certainty about the future, in English. */
export const certaintyEn = [
  '(?:will|is going to|is guaranteed to|is certain to|is bound to|is sure to|definitely|undoubtedly) (?:\\w+ )?(?:reach|hit|rise|fall|rally|drop|go|climb|double|break|bounce|crash|moon|surge|continue)',
  "guaranteed|risk[- ]free|can't lose|cannot lose|sure thing|for sure",
].map((pattern) => `${from}(?:${pattern})${to}`);

/** Words and turns that tell a person what to do, in Turkish. */
export const adviceTr = [
  'al|sat|satin(?:iz)?|alin(?:iz)?|alim(?:lar|i|a|da)?|satim(?:lar|i|a|da)?|alis|satis|alalim|satalim',
  'hedef(?:i|ler|leri|iniz|imiz|ledi|liyor)?',
  '(?:al|sat|bekle|gir|cik|tut|ekle|ac|kapat|izle|dusun|tercih et)m[ae]li(?:sin|siniz|yiz|dir|yim)?',
  '(?:almak|satmak|girmek|cikmak|beklemek|alim yapmak|pozisyon acmak) (?:icin |en )?(?:mantikli|uygun|iyi|dogru|akillica|gerek)',
  'oner(?:irim|iyoruz|iyorum|iriz|ilir|im)|tavsiye ed\\w+|tavsiyem(?:iz)?|tavsiyesi|tavsiye',
  '(?:islem|pozisyon|long|short) (?:acin?|kapatin?|alin?)|elde tut(?:un)?|bekleyin|kar al(?:in)?|stop koy(?:un)?|ekleme yap(?:in)?|satin al\\w*',
  '(?:giris|alim|satim) (?:firsati|sinyali|zamani|noktasi)|firsat(?:i|tir)?',
].map((pattern) => `${from}(?:${pattern})${to}`);

/** Claims of certainty about the future, in Turkish. */
export const certaintyTr = [
  'kesinlikle|mutlaka|garanti(?:li|dir)?|suphesiz|risksiz',
  '(?:yuksel|dus|art|azal|geril|gec|kir|ulas|gor|cik|in|ol|don|kopar|sur)\\w*(?:ecek|acak)(?:tir|lar|ler)?(?=\\s*[.!;,]|$)',
].map((pattern) => `${from}(?:${pattern})`);
