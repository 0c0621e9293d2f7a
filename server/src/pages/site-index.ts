import type { Language, SitePage } from '@vela/contracts';

type ListSitePages = (language: Language) => readonly SitePage[] | Promise<readonly SitePage[]>;

/** The public pages as the web's build lists them; none until the build is loaded. */
export type SiteIndex = {
  list(language: Language): Promise<readonly SitePage[]>;
  /** Set when the build is loaded. */
  provide(list: ListSitePages): void;
};

const listNoPages: ListSitePages = () => [];

export function createSiteIndex(): SiteIndex {
  let source = listNoPages;
  return {
    list: async (language) => source(language),
    provide: (list) => {
      source = list;
    },
  };
}

/** For a list that cannot change while the process lives: each language is listed once. */
export function listOnce(list: ListSitePages): ListSitePages {
  const listed = new Map<Language, ReturnType<ListSitePages>>();
  return (language) => {
    const pages = listed.get(language) ?? list(language);
    listed.set(language, pages);
    return pages;
  };
}
