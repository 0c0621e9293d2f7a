import { data } from 'react-router';
import { GonePage } from '../features/site/gone-page.tsx';

export function loader() {
  return data(null, { status: 410 });
}

export default GonePage;
