import type { LinkComponentProps } from '@tassis/design-system';

/* Replaces the areas’ router in tests of parts without one. */

/** A plain link. */
export function RouterLink({ children, ...anchor }: LinkComponentProps) {
  return <a {...anchor}>{children}</a>;
}

/** Renders the title and description without an address. */
export function PageHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}

/** The head of a page that search engines do not index. */
export function UnlistedHead({ title }: { title: string }) {
  return <title>{title}</title>;
}

/** Redirects are not part of these tests. */
export const redirect = () => null;

/** The address has no query, and setting one does nothing. */
export const useSearchParams = () => [new URLSearchParams()];
export const useNavigate = () => () => undefined;

/** Loaders are not needed, because the tests fill the cache. */
export const pageData = () => () => Promise.resolve(null);

/** The path parameters of the tested page. */
export const shown: { params: Readonly<Record<string, string | undefined>> } = { params: {} };
export const useParams = () => shown.params;
