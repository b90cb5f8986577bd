import { asFields, type Contract } from '@tassis/contracts';
import { seeded, type Random } from '@tassis/testing/builders';
import type { InjectOptions } from 'fastify';
import { broken } from './bad-values.ts';
import { sampleOfPart } from './sample-of-schema.ts';

type RequestContext = {
  ids: readonly string[];
  /** What the parameters of an order's address name together, so that some requests get past all of them. */
  order: Readonly<Record<string, string>>;
  token: string | undefined;
};

const versions = ['"1"', '"0"', '1', '""', 'W/"x"', '"-1"', '"99999999999"', '*', '"1", "2"'];
const types = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/json; charset=latin1',
  'application/csp-report',
  '',
  '///',
];
const cursors = ['last', 'eyJ9', 'W10', 'bnVsbA', 'WzEsMl0', 'WyIyMDI2IiwieCJd', '%%%', 'é'];

/** A request of this contract with something wrong in it, the same for the same seed. */
export function badRequest(
  contract: Contract,
  { seed, ids, order, token }: RequestContext & { seed: number },
): InjectOptions {
  const random = seeded(seed);
  const parts = { random, ids };
  const breaks = random.integer(0, 3);
  const isOfOrder = contract.path.includes('/orders/:id') && random.integer(0, 2) > 0;
  const params = isOfOrder ? order : sampleOfPart(contract, 'params', parts);
  const query = sampleOfPart(contract, 'query', parts);
  const body = sampleOfPart(contract, 'body', parts) ?? (breaks === 2 ? {} : undefined);
  const search = buildSearch(breaks === 1 ? spoiltQuery(query, random) : query);
  return {
    method: contract.method,
    url: `/api${buildPath(contract, { params, random, isBroken: breaks === 0 })}${search}`,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...buildHeaders(contract, random),
    },
    ...(body !== undefined && { payload: buildText(body, { random, isBroken: breaks > 1 }) }),
  };
}

function buildPath(
  { path }: Contract,
  { params, random, isBroken }: { params: unknown; random: Random; isBroken: boolean },
): string {
  const values = asFields(params);
  return path.replaceAll(/:(\w+)/gu, (_whole, name: string) => {
    const value = isBroken ? broken('', random) : values[name];
    return encodable(typeof value === 'string' ? value : JSON.stringify(value ?? 'x')).slice(
      0,
      400,
    );
  });
}

function spoiltQuery(query: unknown, random: Random): unknown {
  const cursor = { ...asFields(query), cursor: cursors[random.integer(0, cursors.length - 1)] };
  return random.integer(0, 2) === 0 ? cursor : broken(query ?? {}, random);
}

function buildSearch(query: unknown): string {
  const pairs = Object.entries(asFields(query)).map(
    ([name, value]) =>
      `${encodable(name)}=${encodable((JSON.stringify(value) ?? '').replaceAll('"', ''))}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&').slice(0, 6000)}`;
}

/** Lone surrogates have no percent code of their own: they go as the broken UTF-8 they are. */
function encodable(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

function buildHeaders(contract: Contract, random: Random): Record<string, string> {
  const any = (list: readonly string[]) => list[random.integer(0, list.length - 1)] ?? '';
  const isOdd = random.integer(0, 9) === 0;
  return {
    'content-type': isOdd ? any(types) : 'application/json',
    ...(contract.versioned && random.integer(0, 3) > 0 && { 'if-match': any(versions) }),
    ...(contract.idempotent && {
      'idempotency-key': random.pick([
        `k${random.digits(9)}`,
        '',
        '.',
        'é'.repeat(9),
        'x'.repeat(400),
      ]),
    }),
    'accept-language': random.pick(['fr', 'en', 'ar;q=x,,;', '*']),
  };
}

/** The body's text: whole, broken in one place, or cut off. */
function buildText(
  body: unknown,
  { random, isBroken }: { random: Random; isBroken: boolean },
): string {
  const text = JSON.stringify(isBroken ? broken(body, random) : body);
  if (!isBroken || random.integer(0, 7) > 0) return text;
  return random.pick([
    text.slice(0, Math.floor(text.length / 2)),
    `${text}}`,
    `\uFEFF${text}`,
    text.replaceAll(/\d+/gu, '1e999'),
    '['.repeat(30_000),
    '{"constructor":{"prototype":{"a":1}}}',
  ]);
}
