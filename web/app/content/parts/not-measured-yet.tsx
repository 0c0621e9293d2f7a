import type { Language } from '@vela/contracts';

const words = {
  en: {
    title: 'Not measured yet',
    text: 'A base rate will stand here: how often this was followed by what, with the number of cases, a 95% interval and a random control. It has not been measured yet, so nothing is claimed.',
  },
  tr: {
    title: 'Henüz ölçülmedi',
    text: 'Burada bir taban oranı yer alacak: bunun ardından neyin, ne sıklıkla geldiği; vaka sayısı, %95 güven aralığı ve rastgele bir kontrolle birlikte. Henüz ölçülmediği için hiçbir şey iddia edilmiyor.',
  },
} satisfies Record<Language, { title: string; text: string }>;

/** The place of a measured figure that does not exist yet, in a language. */
export function notMeasuredYet(language: Language) {
  return function NotMeasuredYet() {
    return (
      <aside className="not-measured">
        <p className="callout-title">{words[language].title}</p>
        <p>{words[language].text}</p>
      </aside>
    );
  };
}
