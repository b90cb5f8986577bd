import { LANGUAGES, type Language } from '@tassis/platform/release';

const KEY = 'locale';

/** The language that was chosen in this browser, if any. */
export function readChoice(): Language | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return LANGUAGES.find((language) => language === kept);
  } catch {
    return undefined; // storage is forbidden
  }
}

/** Keeps it for the next visit, where storage is not forbidden. */
export function keepChoice(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // It is chosen until the page is left.
  }
}
