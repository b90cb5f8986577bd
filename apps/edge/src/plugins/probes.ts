import type { FastifyPluginCallback } from 'fastify';
import type { FollowedRelease } from '../pages/current-release.ts';

interface ProbesOptions {
  currentRelease: FollowedRelease;
}

/**
 * `/health/live`: this process answers. `/health/ready`: it has a release to serve. The API is not asked, because pages are served
 * while it is down: `/api/health/ready` tells of it.
 */
export const probes: FastifyPluginCallback<ProbesOptions> = (app, { currentRelease }, done) => {
  const answerHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  app.get('/health/live', (_request, reply) => {
    void reply.headers(answerHeaders).send({ status: 'live' });
  });
  app.get('/health/ready', async (_request, reply) => {
    const isReady = (await currentRelease()) !== undefined;
    return reply
      .code(isReady ? 200 : 503)
      .headers(answerHeaders)
      .send({ status: isReady ? 'ready' : 'nothing is released' });
  });
  done();
};
