import {
  allContracts,
  DEFAULT_BODY_LIMIT,
  IdempotencyHeaders,
  type Contract,
} from '@tassis/contracts';
import { preferredLocale } from '@tassis/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { core } from 'zod/mini';
import { safeParse } from 'zod/mini';
import { compiled } from './compiled.ts';
import { parseVersion } from './if-match.ts';
import { RequestViolation } from './request-violation.ts';
import { FileAnswer, PreparedAnswer, StreamAnswer, type Route } from './route.ts';
import { sendFile } from './send-file.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges into Fastify's own
  interface FastifyContextConfig {
    contract?: Contract;
  }
}

/** The prefix of every contract's path. */
export const BASE_PATH = '/api';

/** Serves every contract; throws when one has no route, two, or when a route has no contract. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[]): void {
  assertComplete(routes);
  app.setValidatorCompiler<core.$ZodType>(({ schema, httpPart }) => (value: unknown) => {
    // An absent body is validated as an empty one: the answer then names each missing field.
    const parsed = safeParse(schema, httpPart === 'body' ? (value ?? {}) : value);
    if (!parsed.success) return { error: new RequestViolation(parsed.error.issues) };
    // Fastify would replace all headers by the few that the contract declares.
    return { value: httpPart === 'headers' ? value : parsed.data };
  });
  app.setSerializerCompiler<core.$ZodType>(({ schema }) => {
    const answer = compiled(schema);
    return (value) => stringify(answer, value);
  });
  for (const route of routes) registerRoute(app, route);
}

/** Serialises a body by its schema: unknown fields are left out, an invalid body throws. */
export function stringify(schema: core.$ZodType, value: unknown): string {
  const parsed = safeParse(schema, value);
  if (!parsed.success) throw new Error('An answer breaks its contract', { cause: parsed.error });
  return JSON.stringify(parsed.data);
}

function registerRoute(app: FastifyInstance, { contract, handle }: Route): void {
  const { request, response } = contract;
  const headers = request.headers ?? (contract.versioned && IdempotencyHeaders);
  const isJson =
    response.status !== 204 && contract.attachment === undefined && !contract.eventStream;
  app.route({
    method: contract.method,
    url: `${BASE_PATH}${contract.path}`,
    bodyLimit: contract.bodyLimit ?? DEFAULT_BODY_LIMIT,
    config: { contract },
    // Answers to changes may contain tokens beside text of other people, which compression would leak by the length (BREACH).
    ...(contract.method !== 'GET' && { compress: false }),
    // A HEAD request would consume a one-time link.
    exposeHeadRoute: contract.attachment === undefined && !contract.eventStream,
    schema: {
      ...(request.params && { params: request.params }),
      ...(request.query && { querystring: request.query }),
      ...(request.body && { body: request.body }),
      ...(headers && { headers }),
      ...(isJson && { response: { [response.status]: response.schema } }),
    },
    handler: async (incoming, reply) => {
      const version = askedVersion(contract, incoming.headers['if-match']);
      const answer = await handle({ ...toInput(incoming), version });
      if (answer instanceof PreparedAnswer) return sendPrepared(reply, answer);
      if (answer instanceof FileAnswer) return sendFile(reply, answer);
      if (answer instanceof StreamAnswer) return sendStream(reply, answer);
      return reply.code(response.status).send(answer);
    },
  });
}

/** A record that its first write creates has no previous version, so its version is 0. */
function askedVersion({ versioned }: Contract, header: string | undefined): number | undefined {
  if (versioned === undefined) return undefined;
  return versioned === 'after_first' && header === undefined ? 0 : parseVersion(header);
}

function toInput(request: FastifyRequest): object {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    headers: request.headers,
    actor: request.session,
    locale: preferredLocale(request.headers['accept-language']),
    address: request.ip,
    signedBody: request.signedBody ?? new Uint8Array(),
    userAgent: request.headers['user-agent']?.slice(0, 255) ?? null,
    log: request.log,
  };
}

function sendPrepared(reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .type('application/json; charset=utf-8')
    .send(answer.text);
}

/** Proxies must not buffer the stream. */
function sendStream(reply: FastifyReply, { body }: StreamAnswer): FastifyReply {
  return reply
    .type('text/event-stream; charset=utf-8')
    .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
    .send(body);
}

function assertComplete(routes: readonly Route[]): void {
  const known: readonly Contract[] = allContracts;
  const served = routes.map(({ contract }) => contract);
  const missing = known.filter((contract) => !served.includes(contract));
  const unknown = served.filter((contract) => !known.includes(contract));
  const twice = served.filter((contract, index) => served.indexOf(contract) !== index);
  const complaints = [
    ...missing.map(({ name }) => `contract ${name} has no route`),
    ...unknown.map(({ name }) => `route ${name} has no contract in allContracts`),
    ...twice.map(({ name }) => `contract ${name} has two routes`),
  ];
  if (complaints.length > 0)
    throw new Error(`Routes and contracts differ: ${complaints.join('; ')}`);
}
