export { MarketNewsScreen as NewsPage } from '../../features/market-news/market-news-screen.tsx';
