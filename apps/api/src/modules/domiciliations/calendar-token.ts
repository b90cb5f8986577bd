import type { Secrets } from '@tassis/settings';
import { createHmac } from 'node:crypto';
import { BASE_PATH } from '../../http/register-routes.ts';
import { isEqual } from '../../secrets/sealed-token.ts';

const ID_BYTES = 16;

/** The URL of a domiciliation's calendar, which works without an account for anyone who has the URL. */
export function buildCalendarPath(domiciliationId: string, keys: Secrets): string {
  const id = Buffer.from(domiciliationId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([id, computeSeal(id, keys[0])]).toString('base64url');
  return `${BASE_PATH}/domiciliation-calendars/${token}`;
}

/** The domiciliation in a token of ours; null for any other. */
export function domiciliationOfToken(token: string, keys: Secrets): string | null {
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, ID_BYTES);
  const given = bytes.subarray(ID_BYTES);
  if (!keys.some((key) => isEqual(given, computeSeal(id, key)))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
}

/** A MAC with its own purpose, because the key is also used for others. */
function computeSeal(id: Buffer, key: string): Buffer {
  return createHmac('sha256', key).update('domiciliation-calendar:').update(id).digest();
}
