import { html } from './html.ts';

/**
 * A placeholder of the site's origin in stored mails, a host that cannot exist (RFC 2606). It is replaced when a mail is
 * sent or shown, so that a queued mail follows the site when it moves.
 */
const UNKNOWN_SITE = 'https://site.invalid';

/** A placeholder of the firm's name while the settings have none. */
export const UNKNOWN_HOUSE = 'house.invalid';

/** A link to a path of the site, to be completed by {@link completed}. */
export function siteLink(path: string): string {
  return `${UNKNOWN_SITE}${path}`;
}

type Written = { text: string; html: string; headers: Record<string, string> };

type House = { siteUrl: string; houseName: string };

/** Completes a mail with the site's origin in its links and the firm's name. */
export function completed<Mail extends Written>(mail: Mail, { siteUrl, houseName }: House): Mail {
  const complete = (text: string, name = houseName) =>
    text.replaceAll(UNKNOWN_SITE, siteUrl).replaceAll(UNKNOWN_HOUSE, () => name);
  const headers = Object.entries(mail.headers).map(
    ([name, value]) => [name, complete(value)] as const,
  );
  return {
    ...mail,
    text: complete(mail.text),
    html: complete(mail.html, html`${houseName}`.text),
    headers: Object.fromEntries(headers),
  };
}
