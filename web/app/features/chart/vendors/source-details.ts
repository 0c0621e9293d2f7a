export { FailedSource } from './failed-source.tsx';
export { SourceCard } from './source-card.tsx';
