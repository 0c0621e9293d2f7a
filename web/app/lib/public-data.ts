import type { PostedForm, PublicData } from '@vela/contracts';
import { createContext } from 'react-router';

/** Server data for loaders and actions of public pages, set by the host; not in the browser. */
export const publicDataContext = createContext<PublicData>();

/** The form posted to this page, as read by the host. */
export const postedFormContext = createContext<PostedForm | undefined>(undefined);
