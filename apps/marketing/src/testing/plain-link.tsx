import type { LinkComponentProps } from '@tassis/design-system';

/* Stands in for the areas’ router where none is under test. */

/** A plain link. */
export function RouterLink({ children, ...anchor }: LinkComponentProps) {
  return <a {...anchor}>{children}</a>;
}

/** The page's head, without an address. */
export function PageHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}

/** The head of a page that is not listed. */
export function UnlistedHead({ title }: { title: string }) {
  return <title>{title}</title>;
}

/** No route under test leads elsewhere. */
export const redirect = () => null;

/** The address has no query, and leads nowhere else. */
export const useSearchParams = () => [new URLSearchParams()];
export const useNavigate = () => () => undefined;

/** Pages under test find their answers in the cache. */
export const pageData = () => () => Promise.resolve(null);

/** What the path of the page under test names. */
export const shown: { params: Readonly<Record<string, string | undefined>> } = { params: {} };
export const useParams = () => shown.params;
