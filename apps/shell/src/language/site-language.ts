import type { Session } from '@tassis/auth';
import type { Language, ReleasedArea } from '@tassis/platform/release';
import { createContext } from 'react';
import { keepChoice, readChoice } from './stored-choice.ts';
import { languagesOfPath } from './languages-of-path.ts';

/** The language in which the reader uses the site. */
export interface SiteLanguage {
  /** The languages of the page at a path. */
  languagesAt: (pathname: string) => readonly Language[];
  /** The language of the page at a path: the chosen one if it has it, else French. */
  localeAt: (pathname: string) => Language;
  /** Stores the choice for this browser; for the signed-in person it applies to mails and notifications, too. */
  choose: (language: Language) => void;
  /** Fixes the current language of the site, even when the person's own language changes. */
  hold: () => void;
  /** Calls the listener when another language is chosen. */
  subscribe: (onChange: () => void) => () => void;
}

type Areas = readonly Pick<ReleasedArea, 'mounts' | 'languages'>[];

/** The site in French for every reader, as the server renders it. */
export function frenchSite(areas: Areas): SiteLanguage {
  return {
    languagesAt: (pathname) => languagesOfPath(areas, pathname),
    localeAt: () => 'fr',
    choose: () => undefined,
    hold: () => undefined,
    subscribe: () => () => undefined,
  };
}

/** The dependencies of the language in the browser. */
interface Parts {
  areas: Areas;
  people: Session['store'];
  /** Sends the choice of the signed-in person to the server. */
  tell: (language: Language) => Promise<void>;
}

/**
 * The language of this page's reader: the choice in this browser, else the account's language, else French.
 */
export function createSiteLanguage({ areas, people, tell }: Parts): SiteLanguage {
  const listeners = new Set<() => void>();
  const languagesAt = (pathname: string) => languagesOfPath(areas, pathname);
  let choice = readChoice();
  const preferred = () => choice ?? people.getState().user?.locale ?? 'fr';
  const keep = (language: Language) => {
    choice = language;
    keepChoice(language);
  };
  return {
    languagesAt,
    localeAt: (pathname) => {
      const language = preferred();
      return languagesAt(pathname).includes(language) ? language : 'fr';
    },
    choose: (language) => {
      keep(language);
      for (const onChange of listeners) onChange();
      if (people.getState().user) tell(language).catch(reportError);
    },
    hold: () => keep(preferred()),
    subscribe: (onChange) => {
      listeners.add(onChange);
      const leave = people.subscribe(onChange);
      return () => {
        listeners.delete(onChange);
        leave();
      };
    },
  };
}

/** Provided by the shell's root. */
export const SiteLanguageContext = createContext<SiteLanguage>(frenchSite([]));
