import { ToComePage } from '../../pages/to-come-page.tsx';
import { wordsToCome } from './words-to-come.ts';

const words = new Map(Object.entries(wordsToCome));

/** The page to come at this path, of those that only some may enter. */
export function OwnPageToCome({ path }: { path: string }) {
  const ofThis = words.get(path);
  return ofThis ? <ToComePage words={ofThis} /> : null;
}
