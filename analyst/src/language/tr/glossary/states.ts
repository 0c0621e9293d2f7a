import type { GlossaryPart } from '../../glossary.ts';

const of = '(?: (?:bosluk\\w*|fvg|bolge\\w*|blok\\w*|emir blo\\w*|seviye\\w*|yapi\\w*))?';

export const states = {
  mitigation: {
    asked: 'mitiga\\w+|mitige(?: edilmis| olmus)?|boslugun dolmasi',
    name: 'Mitigasyon',
    definition:
      'fiyatın bir boşluğa ya da emir bloğuna geri dönmesi. Burada aşamaları adlandırılır: dokunulmuş, yarısı dolmuş, dolmuş; blokta ortasına kadar sınanmış ve kırılmış.',
  },
  untouched: {
    asked: `dokunulmamis${of}|el degmemis${of}|taze(?: bolge)?|test edilmemis${of}|sinanmamis${of}`,
    name: 'Dokunulmamış',
    definition: 'doğrulandığından bu yana hiçbir mumun ulaşmadığı bölge için söylenir.',
  },
  touched: {
    asked: `dokunulmus${of}|dokunuldu`,
    name: 'Dokunulmuş',
    definition:
      'doğrulandığından bu yana bir mumun, yalnızca fitiliyle de olsa, içine girdiği ama ortasına ulaşmadığı bölge için söylenir.',
  },
  tested: {
    asked: `test edil(?:mis|di)${of}|sinan(?:mis|di)${of}`,
    name: 'Test edilmiş',
    definition:
      'doğrulandığından bu yana fiyatın geri döndüğü bölge ya da seviye için söylenir. Ne kadar ilerlediğini durumu anlatır: dokunulmuş, ortasına kadar sınanmış, kırılmış.',
  },
  'half-filled': {
    asked: `yari(?:si)? ?dol(?:mus|u|du)${of}|yariya kadar dolmus${of}`,
    name: 'Yarısı dolmuş',
    definition:
      'doğrulandığından bu yana bir mumun ortasına ulaştığı, uzak kenarına ise henüz ulaşılmamış adil değer boşluğu için söylenir. Böyle bir boşluk hâlâ açık sayılır.',
  },
  filled: {
    asked: `(?:tamamen )?dol(?:mus|du)${of}`,
    name: 'Dolmuş',
    definition:
      'fiyatın, fitille ya da kapanışla, uzak kenarına kadar geçtiği adil değer boşluğu için söylenir. Artık açık boşluklar arasında sayılmaz.',
  },
  unfilled: {
    asked: `dolmamis${of}|acik bosluk\\w*`,
    name: 'Dolmamış',
    definition:
      'doğrulandığından bu yana hiçbir mumun uzak kenarına ulaşmadığı adil değer boşluğu için söylenir. Dokunulmamış, dokunulmuş ya da yarısı dolmuş olabilir.',
  },
  'inversion-failed': {
    asked: 'ters donusu bozulmus',
    name: 'Ters dönüşü bozulmuş',
    definition:
      'fiyatın önce kapanışla öbür yanına geçtiği, sonra yine kapanışla tümüyle geri geçtiği adil değer boşluğu için söylenir. Artık izlenmez.',
  },
  'mean-threshold': {
    asked: 'orta esik|ortasina kadar sinanmis|ortasina kadar test edilmis|mean threshold',
    name: 'Ortasına kadar sınanmış (orta eşik)',
    definition:
      'doğrulandığından bu yana bir mumun ortasına ulaştığı, ama kırılmamış emir bloğu için söylenir. Bu orta çizgiye orta eşik de denir.',
  },
  broken: {
    asked: `kiril(?:mis|di)${of}`,
    name: 'Kırılmış',
    definition:
      'bir mumun uzak yanının ötesinde kapandığı seviye ya da bölge için söylenir. Yalnızca fitilin ötesine geçmesi bir seviyeyi kırmaz.',
  },
  unbroken: {
    asked: `kirilmamis${of}`,
    name: 'Kırılmamış',
    definition:
      'ötesinde henüz hiçbir mumun kapanmadığı salınım ya da bölge için söylenir. Fiyatın tepki verebileceği bir seviye olmayı sürdürür.',
  },
  'breaker-touched': {
    asked: 'kirilmis (?:ve )?yeniden dokunulmus',
    name: 'Kırılmış ve yeniden dokunulmuş',
    definition: 'kırıldıktan sonra fiyatın öbür yandan geri döndüğü emir bloğu için söylenir.',
  },
  'breaker-failed': {
    asked: 'kirilmis (?:ve )?sonra gecersiz kalmis',
    name: 'Kırılmış ve sonra geçersiz kalmış',
    definition:
      'kırıldıktan sonra fiyatın geri dönüp kapanışla yeniden öbür yanına geçtiği emir bloğu için söylenir. Artık iki yön için de geçerli değildir.',
  },
  'failed-break': {
    asked: 'geri alinmis(?: kirilim)?|basarisiz kirilim',
    name: 'Geri alınmış',
    definition:
      'fiyatın kısa sürede kırdığı seviyenin gerisinde yeniden kapandığı yapı kırılımı için söylenir.',
  },
  swept: {
    asked: `supurul(?:mus|du)${of}`,
    name: 'Süpürülmüş',
    definition:
      'bir fitilin ötesine geçtiği, mumun ise eski tarafta kapandığı seviye için söylenir. Ötesindeki emirlere ulaşılmış, seviye ise pes etmemiştir.',
  },
  taken: {
    asked: `gecil(?:mis|di)${of}`,
    name: 'Geçilmiş',
    definition:
      'önceki günün tepesi gibi, ötesinde bir mumun kapandığı seviye için söylenir. Bundan sonra izlenmez.',
  },
  expired: {
    asked: `suresi dol(?:mus|du)${of}`,
    name: 'Süresi dolmuş',
    definition:
      'kırılmadan geçerliliğini yitiren seviye ya da bölge için söylenir: zamanı dolmuştur ya da bölünmede olduğu gibi fiyatların ölçeği değişmiştir.',
  },
  invalidated: {
    asked: `gecersiz(?: kalmis| olmus)?${of}|gecersizles\\w*`,
    name: 'Geçersiz',
    definition:
      'fiyat tutması beklenen yanının ötesinde kapandığı için artık geçerli olmayan yapı. Vela bunun nasıl olduğunu adıyla söyler: kırılmış, tersine dönmüş ya da geri alınmış.',
  },
  joined: {
    asked: '(?:yeni bir salinimla )?guclenmis',
    name: 'Yeni bir salınımla güçlenmiş',
    definition:
      'eşit tepe veya dip havuzuna ya da destek veya direnç bölgesine, yaklaşık aynı fiyatta bir salınım daha eklendiğinde söylenir.',
  },
  rejected: {
    asked: 'fiyati geri cevirmis|geri cevirmis',
    name: 'Fiyatı geri çevirmiş',
    definition:
      'fiyatın dokunup geldiği yana geri döndüğü destek veya direnç bölgesi için söylenir.',
  },
  flipped: {
    asked: `(?:yon|rol) degistirmis${of}`,
    name: 'Yön değiştirmiş',
    definition:
      'kırıldıktan sonra öbür yanından dokunulan, böylece rolü tersine dönen destek veya direnç bölgesi için söylenir.',
  },
  reclaimed: {
    asked: `geri kazanilmis${of}`,
    name: 'Geri kazanılmış',
    definition:
      'kırıldıktan sonra, öbür yanından dokunulmadan önce fiyatın kapanışla geri aldığı destek veya direnç bölgesi için söylenir.',
  },
  followed: {
    asked: 'ardindan itki mumu gelmis',
    name: 'Ardından itki mumu gelmiş',
    definition:
      'hemen ardından kendi yönünde bir itki mumu gelen likidite süpürmesi için söylenir.',
  },
  over: {
    asked: 'sona ermis(?: yapi\\w*)?',
    name: 'Sona ermiş',
    definition:
      'göstergedeki bir grup: dolmuş boşluklar, süpürülmüş ya da geçilmiş seviyeler ve süresi dolmuş bölgeler gibi işi bitmiş yapılar.',
  },
  'neutral-trend': {
    asked: 'notr(?: trend| egilim| yon)?',
    name: 'Nötr',
    definition:
      'ne yükseliş ne düşüş yönlü: henüz bir yapı kırılımı yön belirlememiştir ya da tartılan işaretler birbirini dengeler.',
  },
  'timeframes-agree': {
    asked: '(?:zaman aralik\\w* )?(?:uyumlu|celiskili)',
    name: 'Uyumlu',
    definition:
      'birkaç zaman aralığının eğilimi aynı yönü gösteriyorsa söylenir. En az ikisi ayrışıyorsa çelişkili, ikiden azının yönü varsa belirsizdir.',
  },
  'swing-scale': {
    asked: 'salinim olcegi\\w*',
    name: 'Salınım ölçeği',
    definition:
      'piyasa yapısının okunduğu iki ölçeğin büyüğü: iki yanında geniş bir aralıkta öne çıkan tepe ve dipler.',
  },
  'internal-scale': {
    asked: 'ic olcek\\w*|ic olcegi\\w*',
    name: 'İç ölçek',
    definition:
      'piyasa yapısının okunduğu iki ölçeğin küçüğü: iki yanındaki birkaç muma göre öne çıkan tepe ve dipler.',
  },
} satisfies GlossaryPart;
