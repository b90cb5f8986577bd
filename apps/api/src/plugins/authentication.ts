import fastifyPlugin from 'fastify-plugin';
import { HttpError } from '../http/http-error.ts';
import { lacksSecondFactor, type Session, type Sessions } from '../sessions/sessions.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges into Fastify's own
  interface FastifyRequest {
    /** The caller's session; null on public routes, which do not read it. */
    session: Session | null;
  }
}

type Options = {
  sessions: Pick<Sessions, 'find'>;
  /** Whether the staff reach nothing but their account until they have a second factor. */
  staffNeedSecondFactor: boolean;
};

const BEARER = /^Bearer ([\w-]{20,200})$/iu;

/**
 * The contract's auth level, before a byte of the body is read. The role is the database's; no
 * cookie is read, so no other site can call in somebody's name.
 */
export const authentication = fastifyPlugin<Options>(
  async (app, { sessions, staffNeedSecondFactor }) => {
    app.decorateRequest('session', null);
    app.addHook('onRequest', async (request) => {
      const auth = request.routeOptions.config.contract?.auth ?? 'public';
      if (auth === 'public') return;
      const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
      const session = token === undefined ? null : await sessions.find(token);
      if (session === null) throw new HttpError('unauthenticated');
      request.session = session;
      // Level `any` is one's own account, where a second factor is set up.
      if (auth === 'any') return;
      if (!auth.includes(session.role)) throw new HttpError('forbidden');
      if (staffNeedSecondFactor && lacksSecondFactor(session)) {
        throw new HttpError('second_factor_required');
      }
    });
  },
  { name: 'authentication' },
);
