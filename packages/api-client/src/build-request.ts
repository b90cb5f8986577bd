import type { Contract } from '@tassis/contracts';

/** The input of a call under any contract. */
export interface CallInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Builds the path and query of a call, relative to the API's base. */
export function buildPath(contract: Contract, { params, query }: CallInput): string {
  const path = contract.path.replaceAll(/:(\w+)/g, (_match, name: string) => {
    const value = toTexts(params).find(([key]) => key === name)?.[1];
    if (value === undefined) throw new TypeError(`${contract.name} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const text = new URLSearchParams(toTexts(query)).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The values as texts, by name; absent and empty ones are left out. */
function toTexts(part: unknown): [string, string][] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]): [string, string][] => {
    const isText =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isText && value !== '' ? [[key, String(value)]] : [];
  });
}

/** Builds the headers of one attempt. */
export function buildHeaders(given: {
  token: string | null;
  locale: string;
  hasBody: boolean;
  idempotencyKey: string | undefined;
  version: number | undefined;
}): Headers {
  const headers = new Headers({ accept: 'application/json', 'accept-language': given.locale });
  if (given.token) headers.set('authorization', `Bearer ${given.token}`);
  if (given.hasBody) headers.set('content-type', 'application/json');
  if (given.idempotencyKey) headers.set('idempotency-key', given.idempotencyKey);
  if (given.version !== undefined) headers.set('if-match', `"${given.version}"`);
  return headers;
}
