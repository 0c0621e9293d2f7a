import type { PostedForm, PublicData } from '@vela/contracts';
import { createContext } from 'react-router';

/** Where loaders and actions of public pages find what only the server knows. Set for every request by the host; there is none in the browser. */
export const publicDataContext = createContext<PublicData>();

/** The form that was posted to this page, as the host read it. */
export const postedFormContext = createContext<PostedForm | undefined>(undefined);
