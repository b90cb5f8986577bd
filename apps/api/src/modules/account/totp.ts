import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Tolerance for phone clocks that are slightly wrong. */
const STEPS_OFF = 1;

/** A new secret for an authenticator app: 160 bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The URI in a QR code for an authenticator app. */
export function otpauthUri(secret: string, { issuer, email }: { issuer: string; email: string }) {
  return createTotp(secret, { issuer, label: email }).toString();
}

/** The 30-second step that a code belongs to, the current one or one step off; null for any other code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = createTotp(secret).validate({ token: code, timestamp, window: STEPS_OFF });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}

/** The code of a step. */
export function codeOfStep(secret: string, step: number): string {
  return createTotp(secret).generate({ timestamp: step * PERIOD_SECONDS * 1000 });
}

function createTotp(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}
