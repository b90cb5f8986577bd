/** Headers of answers, by name. */
export const HEADERS = {
  'X-Request-Id': {
    description: 'Names the request, and finds it in the log; a well-formed one that came in.',
    required: true,
    schema: { type: 'string', pattern: String.raw`^[\w-]{8,64}$` },
  },
  'Retry-After': {
    description: 'Seconds until it may be tried again.',
    schema: { type: 'integer', minimum: 1 },
  },
  ETag: {
    description: 'Goes back in `If-None-Match`.',
    required: true,
    schema: { type: 'string' },
  },
  'Idempotency-Replayed': {
    description: '`true` on the first answer to this `Idempotency-Key`, given again.',
    schema: { type: 'string', enum: ['true'] },
  },
  'Content-Disposition': {
    description: 'An attachment, and its name.',
    required: true,
    schema: { type: 'string' },
  },
  'WWW-Authenticate': {
    description: 'What is asked for.',
    required: true,
    schema: { type: 'string', enum: ['Bearer'] },
  },
  'Content-Language': {
    description: 'The language of the texts, by `Accept-Language`.',
    required: true,
    schema: { type: 'string', enum: ['fr', 'en'] },
  },
} as const;

export type HeaderName = keyof typeof HEADERS;

/** These headers of an answer, by reference. */
export function toHeaders(names: readonly HeaderName[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
