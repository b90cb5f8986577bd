/** Matches titles, metas and links, which React writes before the markup they were rendered in. */
const headElements = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Separates what belongs into the document's head from the page itself. */
export function separateHead(markup: string): { head: string; body: string } {
  const head = headElements.exec(markup)?.[0] ?? '';
  return { head, body: markup.slice(head.length) };
}
