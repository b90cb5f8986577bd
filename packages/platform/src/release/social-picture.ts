/** The picture that links to a page are shown with; the edge draws it. @param pathname '/' for the home page */
export function socialPicture(pathname: string): string {
  return `/social${pathname === '/' ? '' : pathname}.png`;
}

/** The page of a picture's address; undefined where it is none. */
export function pageOfPicture(address: string): string | undefined {
  const [, pathname] = /^\/social(\/.+)?\.png$/.exec(address) ?? [];
  return pathname ?? (address === socialPicture('/') ? '/' : undefined);
}

/** Its size in pixels, which networks ask for. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 } as const;
