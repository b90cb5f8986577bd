/** A link that lets its reader in, as the outbox strikes it out of what was sent, too. */
const TOKEN = /token=[A-Za-z0-9_.~%-]+/gu;

/** Strikes out of a text what lets its reader in. */
export function withoutTokens(text: string): string {
  return text.replaceAll(TOKEN, 'token=…');
}

/** Whether a text carries a link that lets its reader in, or carried one. */
export function hasTokens(text: string): boolean {
  return text.includes('token=');
}
