import { pageTitle } from '../brand.ts';

/** The head of a page that search engines leave out. */
export function UnlistedHead({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{pageTitle(title)}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      <meta name="robots" content="noindex" />
    </>
  );
}
