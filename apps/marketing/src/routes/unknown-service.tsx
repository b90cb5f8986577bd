import { redirectTo } from './service-pages/redirect-to.ts';

/** Leads from another name of a page to it, as the edge does where a page is asked for. */
export function loader({ request }: { request: Request }) {
  return redirectTo(request.url);
}

/** What is under `/services/` and is none. */
export { UnknownServicePage as Component } from './service-pages/unknown-service-page.tsx';
