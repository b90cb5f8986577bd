import { toSecrets, type Secrets } from '@tassis/settings';

/** The card provider; `sandbox`: a page of our own that simulates one. */
export type CardProviderConfig = { secrets: Secrets } & (
  | { url: string; key: string }
  | { sandbox: true }
);

type Read = {
  CARD_PROVIDER_URL?: string | undefined;
  CARD_PROVIDER_KEY?: string | undefined;
  CARD_PROVIDER_SECRET?: string | undefined;
  CARD_PROVIDER_SECRET_PREVIOUS?: string | undefined;
};

const SANDBOX_SECRET = 'sandbox-only-sandbox-only-sandbox-only';

/** In production there is no provider unless one is configured; elsewhere the sandbox is. */
export function toCardProviderConfig(read: Read, isProduction: boolean): CardProviderConfig | null {
  const { CARD_PROVIDER_URL, CARD_PROVIDER_KEY: key, CARD_PROVIDER_SECRET: secret } = read;
  const url = CARD_PROVIDER_URL?.replace(/\/+$/u, '');
  if (url !== undefined && key !== undefined && secret !== undefined)
    return { url, key, secrets: toSecrets(secret, read.CARD_PROVIDER_SECRET_PREVIOUS) };
  return isProduction ? null : { sandbox: true, secrets: [SANDBOX_SECRET] };
}

/** The missing settings of a partly configured provider; in production its URL must be https, because our key is sent to it. */
export function cardProviderProblems(read: Read, isProduction: boolean): string[] {
  const { CARD_PROVIDER_URL, CARD_PROVIDER_KEY, CARD_PROVIDER_SECRET } = read;
  const given = { CARD_PROVIDER_URL, CARD_PROVIDER_KEY, CARD_PROVIDER_SECRET };
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === 3) return [];
  if (missing.length === 0)
    return isProduction && /^http:/iu.test(CARD_PROVIDER_URL ?? '')
      ? ['CARD_PROVIDER_URL must begin with https:// in production']
      : [];
  return missing.map((name) => `${name} is missing: payments by card need all of CARD_PROVIDER_…`);
}
