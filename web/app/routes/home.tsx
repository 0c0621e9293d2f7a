import { useTranslation } from 'react-i18next';
import { listContentKeys } from '../content/content.server.ts';
import { Advantages } from '../features/home/advantages.tsx';
import { Closing } from '../features/home/closing.tsx';
import { ExplainerCarousel } from '../features/home/explainer-carousel.tsx';
import { Features } from '../features/home/features.tsx';
import { Hero } from '../features/home/hero.tsx';
import { IsAndIsNot } from '../features/home/is-and-is-not.tsx';
import { LatestNews } from '../features/home/latest-news.tsx';
import { rememberedView } from '../features/sample/remember-view.server.ts';
import { SampleMissing } from '../features/sample/sample-missing.tsx';
import { SampleSheet } from '../features/sample/sample-sheet.tsx';
import type { SampleView } from '../features/sample/sample-view.ts';
import { PageHead } from '../lib/page-head.tsx';
import { type Carried, CarriedData, useCarried } from '../lib/page-parts/carried-data.tsx';
import { carry } from '../lib/page-parts/kept-back.server.ts';
import { LivingPart, StillPart } from '../lib/page-parts/ready-parts.tsx';
import { publicDataContext } from '../lib/public-data.ts';
import { languageOfRequest } from '../lib/request-language.ts';
import { methodPath } from '../site-pages.ts';
import type { Route } from './+types/home.ts';

const shownNews = 3;

/** The page of a definition, where there is one. */
function pathOfMethod(method: string): string | undefined {
  return listContentKeys().includes(`methods/${method}`) ? methodPath(method) : undefined;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOfRequest(request);
  const publicData = context.get(publicDataContext);
  const [sample, news] = await Promise.all([
    publicData.sample(language),
    publicData.news(language),
  ]);
  const view =
    sample &&
    carry(
      `sample-${language}-${sample.id}`,
      rememberedView(sample, language, pathOfMethod),
      request,
    );
  return { sample: view, news: news.slice(0, shownNews) };
}

export default function Home({ loaderData: { sample, news } }: Route.ComponentProps) {
  const { t } = useTranslation('home');
  return (
    <main id="content">
      <PageHead title={t('title')} description={t('description')} path="/" />
      <Hero />
      <div className="mx-auto w-full max-w-page px-4 pb-16 sm:px-6 lg:pb-20">
        {sample === undefined ? <SampleMissing /> : <Sample carried={sample} />}
      </div>
      <StillPart name="advantages" className="on-approach">
        <IsAndIsNot />
        <Advantages />
      </StillPart>
      <LivingPart name="explainers" className="on-approach">
        <ExplainerCarousel />
      </LivingPart>
      <LivingPart name="latest-news" of={JSON.stringify(news)} className="on-approach">
        <LatestNews news={news} />
      </LivingPart>
      <StillPart name="features" className="on-approach">
        <Features />
      </StillPart>
      <Closing />
    </main>
  );
}

function Sample({ carried }: { carried: Carried<SampleView> }) {
  const sample = useCarried(carried);
  return (
    <>
      <LivingPart name="sample" of={carried.key}>
        <SampleSheet sample={sample} />
      </LivingPart>
      <CarriedData carried={carried} />
    </>
  );
}
