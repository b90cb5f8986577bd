import { redirect, type pageData } from '@tassis/platform/router';
import { pathMeant } from '../../content/path-meant.ts';
import { findService } from '../../content/services.ts';

type Loader = ReturnType<typeof pageData>;
type PageArgs = Parameters<Loader>[0];

/** The way from another name of a page to it, as the edge has it where a page is asked for; null where there is none. */
export function redirectTo(address: string): Response | null {
  const path = pathMeant(new URL(address).pathname);
  return path === undefined ? null : redirect(path);
}

/** The loader of a service's page, which leads on where there is no such service. */
export function unlessUnknown(loader: Loader) {
  return (args: PageArgs & { request: Request }) =>
    findService(args.params?.['slug']) ? loader(args) : redirectTo(args.request.url);
}
