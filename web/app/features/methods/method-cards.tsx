import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Glyph } from '../../figures/glyph.tsx';
import { glyphDrawings } from '../../figures/glyph-drawings.ts';
import { findMethodGlyph, markedMethods } from './method-glyphs.ts';

export type MethodCard = { slug: string; path: string; title: string; lead: string };

type MethodCardsProps = { methods: readonly MethodCard[]; slugs: readonly string[] };

/** Links to methods, each under its picture. */
export function MethodCards({ methods, slugs }: MethodCardsProps) {
  return (
    <ul className="mt-5 grid gap-3 sm:mt-6 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {slugs.flatMap((slug) => {
        const method = methods.find((one) => one.slug === slug);
        return method === undefined ? [] : [<MethodItem key={slug} method={method} />];
      })}
    </ul>
  );
}

function MethodItem({ method: { slug, path, title, lead } }: { method: MethodCard }) {
  const { t } = useTranslation('methods');
  const named = markedMethods.find((one) => one === slug);
  return (
    <li className="relative grid grid-rows-[auto_1fr] overflow-hidden rounded-lg border border-line bg-surface transition-colors hover:border-accent has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2">
      <div className="grid content-center place-items-center border-b border-line bg-sunken/60 px-6 py-2.5 [&_svg]:h-auto [&_svg]:w-full [&_svg]:max-w-64">
        <Glyph drawing={glyphDrawings[findMethodGlyph(slug)]} name={named && t(`mark.${named}`)} />
      </div>
      <div className="p-4 sm:p-5">
        <h3 className="text-lg leading-snug font-semibold tracking-tight">
          <Link
            to={path}
            className="after:absolute after:inset-0 after:rounded-lg hover:text-accent focus-visible:outline-none"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-1.5 text-sm leading-relaxed text-muted sm:text-base">{lead}</p>
      </div>
    </li>
  );
}
