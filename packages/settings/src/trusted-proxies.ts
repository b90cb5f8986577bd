import { isIP } from 'node:net';
import * as z from 'zod/mini';

const NOBODY = 'none';
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * `TRUSTED_PROXIES`: whose `X-Forwarded-For` is believed. Addresses, networks (10.0.0.0/8) and names of networks,
 * separated by commas, or `none`. Read as a list for Fastify's `trustProxy`; undefined when it is not set.
 */
export const TrustedProxies = z.optional(
  z.pipe(
    z.string().check(
      z.refine((text) => text === NOBODY || listed(text).every(isProxy), {
        error: 'must be loopback, addresses or networks separated by commas, or none',
      }),
    ),
    z.transform((text) => (text === NOBODY ? [] : listed(text))),
  ),
);

/** The default in development: a proxy on this machine is trusted. */
export const DEFAULT_TRUSTED_PROXIES: readonly string[] = ['loopback'];

/** What to tell in production, where nothing is guessed: without it all visitors would be one. */
export const TRUSTED_PROXIES_MISSING =
  'TRUSTED_PROXIES is missing: loopback when the proxy that ends TLS runs on this machine, its address or network when it runs elsewhere, none when there is no proxy';

function listed(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

function isProxy(part: string): boolean {
  if (NAMED.has(part)) return true;
  const [address = '', bits, ...more] = part.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/u.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128);
}
