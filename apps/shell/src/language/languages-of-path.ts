import { areaForPath, LANGUAGES, type Language, type ReleasedArea } from '@tassis/platform/release';

/**
 * What the page at a path can be read in: its area says so; the shell's own pages are there in every language.
 */
export function languagesOfPath(
  areas: readonly Pick<ReleasedArea, 'mounts' | 'languages'>[],
  pathname: string,
): readonly Language[] {
  const area = areaForPath(areas, pathname);
  return area ? (area.languages ?? ['fr']) : LANGUAGES;
}
