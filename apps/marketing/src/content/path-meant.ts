import { foldPath } from '@tassis/platform/release';
import { aliases } from '../../area.json';

const known = new Map(Object.entries(aliases));

/** The path of the page for an alias; undefined when the path is no alias. */
export function pathMeant(pathname: string): string | undefined {
  return known.get(foldPath(pathname) ?? '');
}
