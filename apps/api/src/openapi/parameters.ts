import { IdempotencyHeaders, type Contract } from '@tassis/contracts';
import type { Schema, Schemas } from './schemas.ts';

type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
  example?: string;
};
type Reference = { $ref: string };

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  schema: { type: 'string', pattern: String.raw`^(?:W/)?"?\d{1,9}"?$` },
  example: '"3"',
} as const;

/** Headers that several operations take, by name. */
export const PARAMETERS = {
  IfMatch: {
    ...ifMatch,
    required: true,
    description:
      'The `version` that was changed, as `"3"`. Missing: 422 `version_required`; not the newest: 409 `stale_version`, with the record as it stands in `data`.',
  },
  IfMatchAfterFirst: {
    ...ifMatch,
    required: false,
    description:
      'The `version` that was changed, as `"3"`; the first write, which makes the record, comes without it or with `"0"`. Not the newest: 409 `stale_version`, with the record as it stands in `data`.',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `ETag` of the answer that one has: an unchanged one is a 304.',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, Parameter>;

/** What an operation takes beside its body. */
export function buildParameters(contract: Contract, sent: Schemas): (Parameter | Reference)[] {
  const { params, query, headers } = contract.request;
  const keys = headers ?? (contract.versioned && IdempotencyHeaders);
  return [
    ...(params ? toParameters(sent.of(params), 'path') : []),
    ...(query ? toParameters(sent.of(query), 'query') : []),
    ...buildFilters(contract, sent),
    ...(keys ? toParameters(sent.of(keys), 'header') : []),
    ...getHeaders(contract),
  ];
}

function getHeaders({ versioned, cacheable }: Contract): Reference[] {
  const names: (keyof typeof PARAMETERS)[] = [];
  if (versioned === true) names.push('IfMatch');
  if (versioned === 'after_first') names.push('IfMatchAfterFirst');
  if (cacheable) names.push('IfNoneMatch');
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function toParameters(
  { properties = {}, required = [] }: Schema,
  location: Parameter['in'],
): Parameter[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name: location === 'header' ? titled(name) : name,
    in: location,
    required: required.includes(name),
    schema: typeof schema === 'boolean' ? {} : schema,
  }));
}

/** A header as one writes it: `Idempotency-Key`. */
function titled(name: string): string {
  return name.replaceAll(/\b[a-z]/gu, (letter) => letter.toUpperCase());
}

/** Parameters of paging, which an export of the whole list does not have. */
const PAGING = new Set(['page', 'per_page', 'cursor']);

/** The filters of the lists that the path may name, each with the lists that know it. */
function buildFilters({ listQueries = {} }: Contract, sent: Schemas): Parameter[] {
  const filters = Object.entries(listQueries).flatMap(([list, query]) =>
    toParameters(sent.of(query), 'query').map((field) => ({ ...field, list })),
  );
  const byName = Map.groupBy(
    filters.filter(({ name }) => !PAGING.has(name)),
    ({ name }) => name,
  );
  return [...byName].map(([name, same]) => {
    const forms = [...new Map(same.map(({ schema }) => [JSON.stringify(schema), schema])).values()];
    const [only, ...others] = forms;
    return {
      name,
      in: 'query',
      required: false,
      description: `As \`GET\` of the list takes it: ${same.map(({ list }) => `\`${list}\``).join(', ')}.`,
      schema: others.length === 0 && only ? only : { anyOf: forms },
    };
  });
}
