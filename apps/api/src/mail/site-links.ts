/**
 * Where the site is, is known to whoever sends or shows a mail. Until then its links lead to a host
 * that cannot exist (RFC 2606), so that a mail that waits follows the site when it moves.
 */
const UNKNOWN_SITE = 'https://site.invalid';

/** A link to a path of the site, to be completed by {@link withSite}. */
export function siteLink(path: string): string {
  return `${UNKNOWN_SITE}${path}`;
}

type Written = { text: string; html: string; headers: Record<string, string> };

/** The same mail, its links leading to the site. */
export function withSite<Mail extends Written>(mail: Mail, siteUrl: string): Mail {
  const complete = (text: string) => text.replaceAll(UNKNOWN_SITE, siteUrl);
  const headers = Object.entries(mail.headers).map(
    ([name, value]) => [name, complete(value)] as const,
  );
  return {
    ...mail,
    text: complete(mail.text),
    html: complete(mail.html),
    headers: Object.fromEntries(headers),
  };
}
