import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { Part, type Scheme, Specimen } from './part.tsx';

export function NavigationPart() {
  const { t } = useTranslation('design');
  const schemeName = (scheme: Scheme) => ({ scheme: t(`schemes.${scheme}`) });
  return (
    <Part name="navigation">
      <Specimen name="SectionHeading">
        {() => (
          <SectionHeading
            level={3}
            eyebrow={t('sample.eyebrow')}
            title={t('sample.heading')}
            lead={t('sample.text')}
          />
        )}
      </Specimen>
      <Specimen name="Breadcrumb">
        {(scheme) => (
          <Breadcrumb
            label={t('sample.breadcrumb', schemeName(scheme))}
            crumbs={[
              { name: t('sample.home'), path: '/' },
              { name: t('sample.methods'), path: '/methods' },
              { name: t('sample.gap'), path: '/design' },
            ]}
          />
        )}
      </Specimen>
      <Specimen name="Accordion">{() => <Questions />}</Specimen>
      <Specimen name="Tabs">
        {(scheme) => <Views label={t('sample.tabs', schemeName(scheme))} />}
      </Specimen>
    </Part>
  );
}

function Questions() {
  const { t } = useTranslation('design');
  return (
    <Accordion>
      <AccordionItem title={t('sample.question')}>{t('sample.answer')}</AccordionItem>
      <AccordionItem title={t('sample.question2')}>{t('sample.text')}</AccordionItem>
    </Accordion>
  );
}

function Views({ label }: { label: string }) {
  const { t } = useTranslation('design');
  const [view, setView] = useState<'chart' | 'structures' | 'candles'>('chart');
  const tabs = (['chart', 'structures', 'candles'] as const).map((name) => ({
    name,
    label: t(`sample.${name}`),
  }));
  return (
    <Tabs tabs={tabs} current={view} onChoose={setView}>
      <TabList label={label} tabs={tabs} className="border-b border-line" />
      {tabs.map(({ name, label: text }) => (
        <TabPanel key={name} name={name} className="py-4 text-muted">
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
