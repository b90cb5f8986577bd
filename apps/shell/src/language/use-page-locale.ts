import type { QueryClient } from '@tassis/api-client/query';
import type { Language } from '@tassis/platform/release';
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DataRouter } from 'react-router';
import type { SiteLanguage } from './site-language.ts';

/** The language of the page that the router shows; a server-rendered page is hydrated in French. */
export function usePageLocale(router: DataRouter, language: SiteLanguage): Language {
  const pathname = useShownPath(router);
  return useSyncExternalStore(
    language.subscribe,
    () => language.localeAt(pathname),
    () => 'fr',
  );
}

/** Updated in a transition, as by the router's own provider, so that it changes together with the page. */
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
 * Sets the `lang` of the document, and refetches answers that are in another language.
 * @param first the language of the answers that are already loaded: French for a server-rendered page
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
