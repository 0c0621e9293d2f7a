import { useTranslation } from 'react-i18next';
import { readChance } from '../content/chance.server.ts';
import { listContentKeys } from '../content/content.server.ts';
import { Advantages } from '../features/home/advantages.tsx';
import { ChanceClaim } from '../features/home/chance-claim.tsx';
import { Closing } from '../features/home/closing.tsx';
import { ExplainerCarousel } from '../features/home/explainer-carousel.tsx';
import { Features } from '../features/home/features.tsx';
import { Hero } from '../features/home/hero.tsx';
import { IsAndIsNot } from '../features/home/is-and-is-not.tsx';
import { LatestNews } from '../features/home/latest-news.tsx';
import { ProductTour } from '../features/home/product-tour.tsx';
import { listTourPictures } from '../features/home/tour-pictures.server.ts';
import { SampleMissing } from '../features/sample/sample-missing.tsx';
import { SampleSheet } from '../features/sample/sample-sheet.tsx';
import { toSampleView } from '../features/sample/sample-view.ts';
import { SampleStory } from '../features/sample/story/sample-story.tsx';
import { toOwnGlyph } from '../figures/own-glyph.ts';
import { PageHead } from '../lib/page-head.tsx';
import { publicDataContext } from '../lib/public-data.ts';
import { detectRequestLanguage } from '../lib/request-language.ts';
import { toMethodPath } from '../site-pages.ts';
import type { Route } from './+types/home.ts';

const newsCount = 3;

function findMethodPath(method: string): string | undefined {
  return listContentKeys().includes(`methods/${method}`) ? toMethodPath(method) : undefined;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = detectRequestLanguage(request);
  const publicData = context.get(publicDataContext);
  const [sample, news] = await Promise.all([
    publicData.sample(language),
    publicData.news(language),
  ]);
  return {
    sample: sample && toSampleView(sample, language, findMethodPath),
    chance: readChance(language),
    pictures: listTourPictures(language),
    news: news.slice(0, newsCount).map((one) => ({ ...one, drawing: toOwnGlyph(one.slug) })),
  };
}

export default function Home({
  loaderData: { sample, chance, pictures, news },
}: Route.ComponentProps) {
  const { t } = useTranslation('home');
  return (
    <main id="content">
      <PageHead title={t('title')} description={t('description')} path="/" />
      <Hero>
        {sample?.story !== undefined && <SampleStory sample={sample} story={sample.story} />}
      </Hero>
      <div className="on-approach">
        <ChanceClaim chance={chance} />
      </div>
      <div className="mx-auto w-full max-w-page px-4 py-16 sm:px-6 lg:py-20">
        {sample === undefined ? <SampleMissing /> : <SampleSheet sample={sample} />}
      </div>
      {/* Far enough below that browsers do not load its pictures before the first painting. */}
      <div className="on-approach">
        <ProductTour pictures={pictures} />
      </div>
      <div className="on-approach">
        <Advantages />
      </div>
      <div className="on-approach">
        <IsAndIsNot />
      </div>
      <div className="on-approach">
        <ExplainerCarousel />
      </div>
      <div className="on-approach">
        <LatestNews news={news} />
      </div>
      <div className="on-approach">
        <Features />
      </div>
      <Closing />
    </main>
  );
}
