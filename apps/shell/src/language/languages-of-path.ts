import { areaForPath, LANGUAGES, type Language, type ReleasedArea } from '@tassis/platform/release';

/**
 * The languages of the page at a path: those of its area; the shell's own pages exist in every language.
 */
export function languagesOfPath(
  areas: readonly Pick<ReleasedArea, 'mounts' | 'languages'>[],
  pathname: string,
): readonly Language[] {
  const area = areaForPath(areas, pathname);
  return area ? (area.languages ?? ['fr']) : LANGUAGES;
}
