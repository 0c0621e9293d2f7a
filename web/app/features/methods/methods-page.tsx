import { useTranslation } from 'react-i18next';
import { Glyph } from '../../figures/glyph.tsx';
import { glyphDrawings } from '../../figures/glyph-drawings.ts';
import { Card } from '../../ui/card.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { findMethodGlyph } from './method-glyphs.ts';
import { methodGroups } from './method-groups.ts';

export type MethodCard = { slug: string; path: string; title: string; lead: string };

/** The library: all methods by topic. */
export function MethodsPage({ methods }: { methods: readonly MethodCard[] }) {
  const { t } = useTranslation('methods');
  return (
    <div className="mx-auto w-full max-w-page px-4 py-12 sm:px-6 lg:py-16">
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
      <Groups methods={methods} />
    </div>
  );
}

function Groups({ methods }: { methods: readonly MethodCard[] }) {
  const { t } = useTranslation('methods');
  return methodGroups.map(({ group, slugs }) => (
    <section
      key={group}
      aria-labelledby={`group-${group}`}
      className="mt-14 border-t border-line pt-8"
    >
      <SectionHeading
        id={`group-${group}`}
        title={t(`group.${group}.title`)}
        lead={t(`group.${group}.lead`)}
      />
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {slugs.map((slug) => {
          const method = methods.find((one) => one.slug === slug);
          return (
            method && (
              <li key={slug} className="grid">
                <Card
                  title={method.title}
                  href={method.path}
                  picture={<Glyph drawing={glyphDrawings[findMethodGlyph(slug)]} />}
                >
                  {method.lead}
                </Card>
              </li>
            )
          );
        })}
      </ul>
    </section>
  ));
}
