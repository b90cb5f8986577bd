import { randomBytes } from 'node:crypto';
import type { Locale } from '@tassis/messages';
import type { Dependencies } from '../dependencies.ts';
import { BASE_PATH } from '../http/register-routes.ts';
import { hashToken } from '../sessions/tokens.ts';
import { insertLink } from './download-link.repository.ts';
import type { DownloadTarget } from './download-target.ts';

const GOOD_FOR_MS = 60_000;

type LinkRequest = { userId: string; locale: Locale; target: DownloadTarget };

/** Creates a download link; the caller has checked that the user may have the target. */
export async function makeLink(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  request: LinkRequest,
): Promise<{ url: string }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock().getTime() + GOOD_FOR_MS);
  await insertLink(db, { ...request, tokenHash: hashToken(token), expiresAt });
  return { url: `${BASE_PATH}/downloads/${token}` };
}
