import type { QueryClient } from '@tassis/api-client/query';
import type { Language } from '@tassis/platform/release';
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DataRouter } from 'react-router';
import type { SiteLanguage } from './site-language.ts';

/** The language of the page that the router shows; a page that the server rendered comes to life in French. */
export function usePageLocale(router: DataRouter, language: SiteLanguage): Language {
  const pathname = useShownPath(router);
  return useSyncExternalStore(
    language.subscribe,
    () => language.localeAt(pathname),
    () => 'fr',
  );
}

/** Changes together with the page that the router's own provider shows: that is a transition, too. */
function useShownPath(router: DataRouter): string {
  const [pathname, setPathname] = useState(router.state.location.pathname);
  useEffect(() => {
    const follow = () => startTransition(() => setPathname(router.state.location.pathname));
    follow();
    return router.subscribe(follow);
  }, [router]);
  return pathname;
}

/**
 * Says the page's language to the browser, and asks again for what was answered in another.
 * @param first the language of the answers that are there already: of a page that the server rendered, French
 */
export function useLanguageOfAnswers(
  locale: Language,
  { queries, first }: { queries: QueryClient; first: Language },
): void {
  const answered = useRef(first);
  useEffect(() => {
    document.documentElement.lang = locale;
    if (answered.current === locale) return;
    answered.current = locale;
    void queries.invalidateQueries();
  }, [locale, queries]);
}
