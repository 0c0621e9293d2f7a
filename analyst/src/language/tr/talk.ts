import type { TalkWords } from '../talk-words.ts';

/** Thanks, greetings and the like in Turkish. */
export const talkWords: TalkWords = {
  thanks:
    '(?:cok |peki |tamam |harika |super )*(?:tesekkur(?:ler|u)?(?: eder\\w*)?|tsk\\w*|sag ?ol\\w*|eyvallah|eline saglik|minnettarim)(?: (?:vela|hocam|abi|kanka|dostum|cok))*',
  complaint:
    '(?:bu |bunlar |hic |cok |tamamen |hicbir )*(?:ise yaramaz\\w*|ise yaramiyor\\w*|sacma\\w*|sacmalik|yanlis(?: cevap)?|berbat|rezalet|kotu(?: cevap)?|alakasiz|aptal\\w*|salak\\w*)(?: (?:cevap|oldu|bu|ya|bi sey|bir sey))*|onu sormadim|bunu sormadim|cevap bu degil|anlamadin(?: beni)?|yardimci olmadi\\w*|ise yaramadi\\w*',
  praise:
    '(?:cok |gayet |vay |bu )*(?:harika\\w*|super(?:sin)?|mukemmel\\w*|guzel(?: oldu| cevap)?|faydali(?: oldu)?|ise yaradi|iyiymis|cok iyi(?:sin)?|helal|bravo|aferin|bayildim|efsane)(?: (?:tesekkur\\w*|sagol\\w*|ya|vela))*',
  farewell:
    '(?:tamam |peki |hadi )*(?:gorusuruz|hosca ?kal\\w*|bay bay|bb|iyi geceler|kendine iyi bak|gule gule|kolay gelsin|sonra gorusuruz)',
  greeting:
    '(?:merhaba\\w*|slm|selam\\w*(?: un aleykum| aleykum)?|gunaydin|iyi (?:gunler|aksamlar|sabahlar)|hey)(?: (?:vela|herkese|hocam|abi))*(?:,? (?:nasilsin\\w*|naber|ne haber))?|(?:(?:selam|naber|ne haber|nbr|nasilsin\\w*|n ?apiyorsun\\w*|iyi misin\\w*),? ?)+(?:vela)?',
};
