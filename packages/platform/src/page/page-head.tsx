import { useLocation } from 'react-router';
import { pageTitle } from '../brand.ts';
import { siteAddress } from '../site-address.ts';

/** A public page's title, its description and its one address, for search engines as for people. */
export function PageHead({ title, description }: { title: string; description: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={siteAddress(pathname)} />
    </>
  );
}
