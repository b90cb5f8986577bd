import { redirectTo } from './service-pages/redirect-to.ts';

/** Redirects an alias to its page, as the edge does for direct requests. */
export function loader({ request }: { request: Request }) {
  return redirectTo(request.url);
}

/** The page for an unknown service below `/services/`. */
export { UnknownServicePage as Component } from './service-pages/unknown-service-page.tsx';
