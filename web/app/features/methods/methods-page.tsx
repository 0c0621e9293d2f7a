import { useTranslation } from 'react-i18next';
import { RenderedText } from '../../lib/rendered-text.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { type MethodCard, MethodCards } from './method-cards.tsx';
import { methodGroups } from './method-groups.ts';

type MethodsPageProps = {
  methods: readonly MethodCard[];
  /** Markup of a chart with the structures that the library explains. */
  picture: string;
};

/** The library: all methods by topic, and links to the topics. */
export function MethodsPage({ methods, picture }: MethodsPageProps) {
  const { t } = useTranslation('methods');
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-8 pb-12 sm:px-6 lg:pt-10 lg:pb-16">
      <div className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-2">
        <div>
          <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
          <GroupLinks />
        </div>
        <RenderedText html={picture} />
      </div>
      {methodGroups.map(({ group, slugs }) => (
        <section
          key={group}
          aria-labelledby={`group-${group}`}
          className="mt-8 border-t border-line pt-6 lg:mt-10 lg:pt-7"
        >
          <SectionHeading
            id={`group-${group}`}
            title={t(`group.${group}.title`)}
            lead={t(`group.${group}.lead`)}
          />
          <MethodCards methods={methods} slugs={slugs} />
        </section>
      ))}
    </div>
  );
}

function GroupLinks() {
  const { t } = useTranslation(['methods', 'site']);
  return (
    <nav aria-label={t('site:contents')} className="mt-5">
      <ul className="grid grid-cols-2 gap-2 py-1 sm:flex">
        {methodGroups.map(({ group }) => (
          <li key={group}>
            <a
              href={`#group-${group}`}
              className="flex min-h-11 items-center rounded-md border border-line bg-surface px-3 text-sm font-medium max-sm:text-[0.8125rem] hover:border-accent hover:text-accent"
            >
              {t(`group.${group}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
