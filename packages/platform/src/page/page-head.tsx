import { useLocation } from 'react-router';
import { pageTitle, siteName } from '../brand.ts';
import { SOCIAL_PICTURE_SIZE, socialPicture } from '../release/social-picture.ts';
import { siteAddress } from '../site-address.ts';

/** The head of a public page: title, description, canonical address, and the preview of links to it on other sites. */
export function PageHead({ title, description }: { title: string; description: string }) {
  const { pathname } = useLocation();
  const address = siteAddress(pathname);
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName()} />
      <meta property="og:locale" content="fr_MA" />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={siteAddress(socialPicture(pathname))} />
      <meta property="og:image:width" content={String(SOCIAL_PICTURE_SIZE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_PICTURE_SIZE.height)} />
      <meta property="og:image:alt" content={pageTitle(title)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
