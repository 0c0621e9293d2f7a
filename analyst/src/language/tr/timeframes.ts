import type { TimeframeSentence } from '../en/timeframes.ts';

/** The same sentences from the same facts. */
export const timeframes: Readonly<Record<TimeframeSentence, string>> = {
  'beside.two-and-shorter':
    'En uzun zaman aralığından kısaya doğru salınım yapısı {$longest} grafikte {longest.trend.swing.bias}, {$longer} grafikte {longer.trend.swing.bias}, {$interval} grafikte {trend.swing.bias} ve {$shorter} grafikte {shorter.trend.swing.bias}.',
  'beside.two':
    'En uzun zaman aralığından kısaya doğru salınım yapısı {$longest} grafikte {longest.trend.swing.bias}, {$longer} grafikte {longer.trend.swing.bias} ve {$interval} grafikte {trend.swing.bias}.',
  'beside.one-and-shorter':
    'En uzun zaman aralığından kısaya doğru salınım yapısı {$longer} grafikte {longer.trend.swing.bias}, {$interval} grafikte {trend.swing.bias} ve {$shorter} grafikte {shorter.trend.swing.bias}.',
  'beside.one':
    'Salınım yapısı daha uzun olan {$longer} grafikte {longer.trend.swing.bias}, bu {$interval} grafikte ise {trend.swing.bias}.',
  'beside.shorter':
    'Salınım yapısı daha kısa olan {$shorter} grafikte {shorter.trend.swing.bias}, bu {$interval} grafikte ise {trend.swing.bias}.',
  'agreement.all':
    'Bakılan {timeframes.count} zaman aralığının tümü salınım ölçeğinde aynı yönü gösteriyor.',
  'agreement.some':
    'Yönü belli olan zaman aralıkları birbiriyle uyumlu ({timeframes.count} aralıktan {timeframes.neutral} tanesi henüz yönsüz).',
  'agreement.opposed':
    'Zaman aralıkları {timeframes.agreement}: bakılan {timeframes.count} zaman aralığının {timeframes.bullish} tanesi yükseliş, {timeframes.bearish} tanesi düşüş yönlü okunuyor.',
  'agreement.undecided':
    'Uyumdan ya da çelişkiden söz etmek için yönü belli zaman aralığı henüz çok az ({timeframes.count} aralıktan {timeframes.neutral} tanesi henüz yönsüz).',
  'frame.event':
    '{$frameAtStart} grafikte geniş ölçekteki salınım yapısı da küçük ölçekteki iç yapı da {frame.trend.swing.bias}; son salınım olayı {frame.structure.swing.event.age} mum önce {frame.structure.swing.event.level} seviyesinde görülen {frame.structure.swing.event.direction} {frame.structure.swing.event.kind}.',
  'frame.event.split':
    '{$frameAtStart} grafikte geniş ölçekteki salınım yapısı {frame.trend.swing.bias}, küçük ölçekteki iç yapı {frame.trend.internal.bias}; son salınım olayı {frame.structure.swing.event.age} mum önce {frame.structure.swing.event.level} seviyesinde görülen {frame.structure.swing.event.direction} {frame.structure.swing.event.kind}.',
  'frame.fresh':
    '{$frameAtStart} grafikte salınım yapısı {frame.trend.swing.bias}, iç yapı {frame.trend.internal.bias}; oradaki son mum, {frame.structure.swing.event.level} seviyesinin ötesinde kapanarak {frame.structure.swing.event.direction} bir {frame.structure.swing.event.kind} oluşturdu.',
  'frame.bias':
    '{$frameAtStart} grafikte salınım yapısı {frame.trend.swing.bias}, iç yapı {frame.trend.internal.bias}; orada henüz hiçbir salınım seviyesi kırılmadı.',
  'frame.bias-since':
    '{$frameAtStart} grafikte salınım yapısı {frame.trend.swing.bias}, iç yapı {frame.trend.internal.bias}; orada fiyat ölçeğinin değiştiği {frame.structure.since} anından bu yana hiçbir salınım seviyesi kırılmadı.',
  'frames.none': 'Bu veriden başka bir zaman aralığı okunamadı; {$interval} grafik tek başına.',
  'frames.closing':
    'Her zaman aralığı yalnızca kapanmış mumlarından okunur; bu bir eğitim içeriğidir, yatırım tavsiyesi değildir.',
};
