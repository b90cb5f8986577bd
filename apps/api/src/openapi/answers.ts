import type { Contract } from '@tassis/contracts';
import { toHeaders, type HeaderName } from './headers.ts';
import { refusalReferences } from './refusals.ts';
import type { Schema, Schemas } from './schemas.ts';

type Reference = { $ref: string };
export type Answer = {
  description: string;
  headers: Record<string, Reference>;
  content?: Record<string, { schema: Schema }>;
};
type Answers = Record<string, Answer | Reference>;

/** Every answer of an operation: its successes here, its refusals by reference. */
export function buildAnswers(contract: Contract, answered: Schemas): Answers {
  const { status, otherStatus } = contract.response;
  return {
    [status]: success(contract, answered, getDescription(contract)),
    ...(otherStatus && {
      [otherStatus]: success(contract, answered, 'It was there already: the same as then.'),
    }),
    ...(contract.cacheable && {
      304: { description: 'Not changed: no body.', headers: toHeaders(['X-Request-Id', 'ETag']) },
    }),
    ...refusalReferences(contract),
  };
}

function success(contract: Contract, answered: Schemas, description: string): Answer {
  const { attachment, cacheable, eventStream, idempotent, response, versioned } = contract;
  const names: HeaderName[] = ['X-Request-Id'];
  if (cacheable) names.push('ETag');
  if (idempotent || versioned) names.push('Idempotency-Replayed');
  if (attachment) names.push('Content-Disposition');
  const file: Schema = { type: 'string', format: 'binary' };
  const types = eventStream
    ? ['text/event-stream']
    : (attachment ?? (response.status === 204 ? [] : ['application/json']));
  const schema = attachment ? file : answered.of(response.schema);
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  return { description, headers: toHeaders(names), ...(types.length > 0 && { content }) };
}

function getDescription({ attachment, eventStream, idempotent, response }: Contract): string {
  if (eventStream) return 'Server-sent events; the data of each is such an object.';
  if (attachment) return 'The file.';
  if (response.status === 204) return 'Done: no body.';
  if (response.status === 202) return 'Taken: what follows is done later.';
  if (response.status === 200) return 'What was asked for.';
  return idempotent ? 'Made; with a key that was used, the first answer again.' : 'Made.';
}
