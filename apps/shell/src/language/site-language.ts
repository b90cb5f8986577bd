import type { Session } from '@tassis/auth';
import type { Language, ReleasedArea } from '@tassis/platform/release';
import { createContext } from 'react';
import { keepChoice, readChoice } from './stored-choice.ts';
import { languagesOfPath } from './languages-of-path.ts';

/** In what language people read the site. */
export interface SiteLanguage {
  /** What the page at a path can be read in. */
  languagesAt: (pathname: string) => readonly Language[];
  /** The language of the page at a path: the chosen one if it has it, else French. */
  localeAt: (pathname: string) => Language;
  /** From now on, here and on the next visit; the signed-in person also has mails and notifications in it. */
  choose: (language: Language) => void;
  /** The site stays in the language it is read in here, also when the person's own becomes another. */
  hold: () => void;
  /** Calls back when another language is chosen. */
  subscribe: (onChange: () => void) => () => void;
}

type Areas = readonly Pick<ReleasedArea, 'mounts' | 'languages'>[];

/** The site in French, no matter who reads it: what the server renders. */
export function frenchSite(areas: Areas): SiteLanguage {
  return {
    languagesAt: (pathname) => languagesOfPath(areas, pathname),
    localeAt: () => 'fr',
    choose: () => undefined,
    hold: () => undefined,
    subscribe: () => () => undefined,
  };
}

/** What a language is made of in the browser. */
interface Parts {
  areas: Areas;
  people: Session['store'];
  /** Tells the server what the person who is signed in has chosen. */
  tell: (language: Language) => Promise<void>;
}

/**
 * The language of this page's reader: what was chosen in this browser, else the person's own, else French.
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

/** Given by the shell's root. */
export const SiteLanguageContext = createContext<SiteLanguage>(frenchSite([]));
