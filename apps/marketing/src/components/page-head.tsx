import { pageTitle } from '@tassis/platform';

/** The page's title and its description. */
export function PageHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
    </>
  );
}
