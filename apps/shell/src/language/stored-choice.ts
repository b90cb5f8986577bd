import { LANGUAGES, type Language } from '@tassis/platform/release';

const KEY = 'locale';

/** The language that was chosen in this browser, if any. */
export function readChoice(): Language | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return LANGUAGES.find((language) => language === stored);
  } catch {
    return undefined; // storage is forbidden
  }
}

/** Stores it for the next visit, unless storage is forbidden. */
export function keepChoice(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is forbidden: the choice applies until the page is left.
  }
}
