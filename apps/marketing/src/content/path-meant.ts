import { foldPath } from '@tassis/platform/release';
import { aliases } from '../../area.json';

const known = new Map(Object.entries(aliases));

/** The path of the page that another name of it means; undefined when it means none. */
export function pathMeant(pathname: string): string | undefined {
  return known.get(foldPath(pathname) ?? '');
}
