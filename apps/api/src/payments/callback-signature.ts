import type { Secrets } from '@tassis/settings';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older calls are refused, so that a recorded call cannot be replayed later. */
const TOLERANCE_SECONDS = 300;
const FORM = /^t=(?<at>\d{1,12}),v1=(?<mac>[\da-f]{64})$/u;

/** The header `Payment-Signature` of a body that is sent at this moment. */
export function signCallback(secret: string, body: Uint8Array, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${computeMac(secret, seconds, body).toString('hex')}`;
}

/** Whether a body was signed with one of these secrets, within the last five minutes. */
export function isSigned(
  secrets: Secrets,
  { signature, body, now }: { signature: string | undefined; body: Uint8Array; now: Date },
): boolean {
  const { at, mac } = FORM.exec(signature ?? '')?.groups ?? {};
  if (at === undefined || mac === undefined) return false;
  const given = Buffer.from(mac, 'hex');
  const isProven = secrets.some((secret) => timingSafeEqual(given, computeMac(secret, at, body)));
  return isProven && Math.abs(now.getTime() / 1000 - Number(at)) <= TOLERANCE_SECONDS;
}

/** The MAC covers the time, too: an old body with a new time has another signature. */
function computeMac(secret: string, seconds: string, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
