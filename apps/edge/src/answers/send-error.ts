import { preferredLocale, translate } from '@tassis/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from './api-path.ts';
import { toRefusal, type Refusal } from './refusal.ts';
import { apiAnswerHeaders, siteHeaders } from './security-headers.ts';

/**
 * Answers every error of the edge: under `/api` in the API's shape, elsewhere as a line of
 * text. Also for errors before routing, where no hook has run.
 */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = toRefusal(error);
  if (refusal.statusCode >= 500) request.log.error({ err: refusal.cause ?? refusal }, refusal.code);
  if (refusal.code === 'overloaded') reply.header('retry-after', '2');
  reply.code(refusal.statusCode).header('x-request-id', request.id);
  return isApiPath(request.url)
    ? sendApiError(refusal, request, reply)
    : sendText(refusal, request, reply);
}

function sendApiError({ code }: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const locale = preferredLocale(request.headers['accept-language']);
  return reply
    .headers({ ...apiAnswerHeaders, 'content-language': locale, vary: 'Accept-Language' })
    .type('application/json; charset=utf-8')
    .send({ message: translate(locale, code), code, request_id: request.id });
}

function sendText({ code }: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const locale = preferredLocale(request.headers['accept-language']);
  return reply
    .headers({ ...siteHeaders({ connectOrigins: [] }), 'content-language': locale })
    .type('text/plain; charset=utf-8')
    .send(`${translate(locale, code)}\n`);
}
