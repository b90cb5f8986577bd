import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { unsubscribe } from './newsletter-subscription.repository.ts';
import { emailOfToken } from './unsubscribe-token.ts';

/** Leaves with the token of a mail. Whether the address is still known is nobody's business. */
export async function leaveNewsletter(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<void> {
  const email = emailOfToken(token, config.sessionSecret);
  if (email === null) throw new HttpError('link_invalid');
  await unsubscribe(db, { email }, clock());
}
