import { useTranslation } from 'react-i18next';
import { Hero } from '../features/home/hero.tsx';
import { IsAndIsNot } from '../features/home/is-and-is-not.tsx';
import { Promises } from '../features/home/promises.tsx';
import { Closing, Walk } from '../features/home/walk.tsx';
import { PageHead } from '../lib/page-head.tsx';

export default function Home() {
  const { t } = useTranslation('home');
  return (
    <main id="content">
      <PageHead title={t('title')} description={t('description')} path="/" />
      <Hero />
      <IsAndIsNot />
      <Promises />
      <Walk />
      <Closing />
    </main>
  );
}
