import { redirect, type pageData } from '@tassis/platform/router';
import { pathMeant } from '../../content/path-meant.ts';
import { findService } from '../../content/services.ts';

type Loader = ReturnType<typeof pageData>;
type PageArgs = Parameters<Loader>[0];

/** The redirect from an alias to its page, as the edge does it for direct requests; null when the name is no alias. */
export function redirectTo(address: string): Response | null {
  const path = pathMeant(new URL(address).pathname);
  return path === undefined ? null : redirect(path);
}

/** The loader of a service's page, which redirects aliases. */
export function unlessUnknown(loader: Loader) {
  return (args: PageArgs & { request: Request }) =>
    findService(args.params?.['slug']) ? loader(args) : redirectTo(args.request.url);
}
