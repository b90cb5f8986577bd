/**
 * Where the site is, is known to whoever sends or shows a mail. Until then its links lead to a host
 * that cannot exist (RFC 2606), so that a mail that waits follows the site when it moves.
 */
const UNKNOWN_SITE = 'https://site.invalid';

/** A link to a path of the site, to be completed by {@link withSite}. */
export function siteLink(path: string): string {
  return `${UNKNOWN_SITE}${path}`;
}

/** The same text, its links leading to the site. */
export function withSite(text: string, siteUrl: string): string {
  return text.replaceAll(UNKNOWN_SITE, siteUrl);
}
