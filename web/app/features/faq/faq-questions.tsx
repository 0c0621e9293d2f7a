import { useTranslation } from 'react-i18next';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { FaqAnswer } from './faq-answer.tsx';
import type { FaqSection } from './filter-faq.ts';

function GroupLinks({ sections }: { sections: readonly FaqSection[] }) {
  const { t } = useTranslation('faq');
  return (
    <nav aria-label={t('groups')} className="lg:sticky lg:top-24 lg:self-start">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 lg:grid lg:border-l lg:border-line">
        {sections.map(({ group }) => (
          <li key={group}>
            <a
              href={`#${group}`}
              className="inline-flex min-h-11 items-center lg:min-h-8 text-sm text-muted underline-offset-4 hover:text-accent max-lg:underline lg:-ml-px lg:border-l lg:border-transparent lg:pl-4 lg:hover:border-accent"
            >
              {t(`group.${group}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ section }: { section: FaqSection }) {
  const { t } = useTranslation('faq');
  return (
    <section
      id={section.group}
      aria-labelledby={`${section.group}-heading`}
      className="mt-12 first:mt-0"
    >
      <h2 id={`${section.group}-heading`} className="mb-4 text-2xl font-semibold tracking-tight">
        {t(`group.${section.group}`)}
      </h2>
      <Accordion>
        {section.entries.map((entry) => (
          <AccordionItem key={entry.id} level={3} title={entry.question}>
            <FaqAnswer entry={entry} />
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}

/** Questions with links to their groups. */
export function FaqQuestions({ sections }: { sections: readonly FaqSection[] }) {
  return (
    <div className="mt-8 grid gap-10 lg:grid-cols-[16rem_1fr]">
      <GroupLinks sections={sections} />
      <div className="min-w-0 max-w-prose">
        {sections.map((section) => (
          <Section key={section.group} section={section} />
        ))}
      </div>
    </div>
  );
}
