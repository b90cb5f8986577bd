import type { Role } from '@tassis/domain';
import type { Language } from '@tassis/platform/release';

/** Title and text. */
type PageWords = readonly [title: string, text: string];

/** In the languages that the page will have. */
export type WordsToCome = { fr: PageWords } & Partial<Record<Language, PageWords>>;

/** A specified page whose area does not serve it yet. */
export interface PageToCome {
  path: string;
  /** Who may enter; empty means everybody. */
  roles: readonly Role[];
  /** Absent where only they need them who are signed in. */
  words?: WordsToCome;
}
