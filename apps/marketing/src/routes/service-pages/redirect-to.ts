import { redirect } from '@tassis/platform/router';
import { pathMeant } from '../../content/path-meant.ts';

/** The way from another name of a page to it; null where there is none. */
export function redirectTo(address: string): Response | null {
  const path = pathMeant(new URL(address).pathname);
  return path === undefined ? null : redirect(path);
}
