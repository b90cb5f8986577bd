import { isIP } from 'node:net';

const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Addresses, networks (10.0.0.0/8) and names of networks, separated by commas. */
export function areTrustedProxies(text: string): boolean {
  return text.split(',').every((part) => isProxy(part.trim()));
}

function isProxy(part: string): boolean {
  if (NAMED.has(part)) return true;
  const [address = '', bits, ...more] = part.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/u.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128);
}
