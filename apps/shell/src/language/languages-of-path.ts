import { areaForPath, LANGUAGES, type Language, type ReleasedArea } from '@tassis/platform/release';
import { matchPath } from 'react-router';
import { pagesToCome } from '../pages/pages-to-come.ts';

/**
 * What the page at a path can be read in: its area says so, else the page to come; the shell's own pages are there in
 * every language.
 */
export function languagesOfPath(
  areas: readonly Pick<ReleasedArea, 'mounts' | 'languages'>[],
  pathname: string,
): readonly Language[] {
  const area = areaForPath(areas, pathname);
  if (area) return area.languages ?? ['fr'];
  const toCome = pagesToCome.find(({ path }) => matchPath(path, pathname));
  return LANGUAGES.filter((language) => !toCome?.words || language in toCome.words);
}
