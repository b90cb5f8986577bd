import { preferredLocale } from '@tassis/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { HttpError } from '../http/http-error.ts';
import { toHttpError, errorBody } from '../http/error-answer.ts';

/** Turns every error into an answer; no other code does. */
export const errorHandler = fastifyPlugin(
  async (app) => {
    app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
    app.setNotFoundHandler((request, reply) =>
      sendError(new HttpError('not_found'), request, reply),
    );
  },
  { name: 'error-handler' },
);

/** Also for what fails before routing (a path that cannot be decoded). */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = toHttpError(error, request.routeOptions.config.contract);
  if (refusal.status >= 500) logFault(request, refusal);
  // An aborted request has no answer, which would have written its log line.
  else if (request.raw.readableAborted) request.log.info('request aborted');
  if (refusal.retryAfterSeconds !== undefined)
    reply.header('retry-after', refusal.retryAfterSeconds);
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  const locale = preferredLocale(request.headers['accept-language']);
  return (
    reply
      .code(refusal.status)
      .headers({ 'x-request-id': request.id, 'content-language': locale })
      .type('application/json; charset=utf-8')
      // Text, so that no response schema takes a field away.
      .send(JSON.stringify(errorBody(refusal, locale, request.id)))
  );
}

/** An intended 503 (load shedding) is logged in one line; an internal error or a lost database with its cause. */
function logFault({ log }: FastifyRequest, refusal: HttpError): void {
  const isMeant = refusal.status === 503 && refusal.cause === undefined;
  if (isMeant) log.warn(refusal.code);
  else log.error({ err: refusal.cause ?? refusal }, refusal.code);
}
