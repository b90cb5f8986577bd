/** The preview picture of links to a page; the edge draws it. @param pathname '/' for the home page */
export function socialPicture(pathname: string): string {
  return `/social${pathname === '/' ? '' : pathname}.png`;
}

/** The path of the page that a picture's address belongs to; undefined for other addresses. */
export function pageOfPicture(address: string): string | undefined {
  const [, pathname] = /^\/social(\/.+)?\.png$/.exec(address) ?? [];
  return pathname ?? (address === socialPicture('/') ? '/' : undefined);
}

/** The picture's size in pixels, which social networks request. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 } as const;
