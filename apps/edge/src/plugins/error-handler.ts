import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isApiPath } from '../answers/api-path.ts';
import { Refusal } from '../answers/refusal.ts';
import { siteHeaders } from '../answers/security-headers.ts';
import { sendError } from '../answers/send-error.ts';

/** Errors and unknown addresses get the edge's own answers, never the framework's. */
export const errorHandler = fastifyPlugin((app, _options, done) => {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(new Refusal('not_found'), request, reply));
  done();
});

/** A path that cannot be decoded: under `/api` a 400, on the site an unknown page, which redirects home. */
export function answerUnreadablePath(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  if (isPage && !isApiPath(request.url))
    return reply.headers(siteHeaders({ connectOrigins: [] })).redirect('/', 302);
  return sendError(error, request, reply);
}
