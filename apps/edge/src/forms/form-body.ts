import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Typed } from './public-form.ts';

/** What a form without script is sent in. */
export const formType = 'application/x-www-form-urlencoded';

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0];
type Route = NonNullable<ReturnType<ReturnType<Strategy['storage']>['get']>>;

/** Routes with the constraint `body: 'form'` take forms; the same address takes JSON, by the proxy. */
export const byBody: Strategy = {
  name: 'body',
  storage: () => {
    const routes = new Map<unknown, Route>();
    return {
      get: (kind) => routes.get(kind) ?? null,
      set: (kind, route) => void routes.set(kind, route),
    };
  },
  deriveConstraint: ({ headers }) =>
    headers['content-type']?.toLowerCase().startsWith(formType) ? 'form' : undefined,
};

/** One text a field. Line breaks come as the standard of forms has them, and go on as everyone else writes them. */
export function readForm(
  _request: FastifyRequest,
  body: string,
  done: (error: null, typed: Typed) => void,
): void {
  const texts = Object.entries(parse(body)).map(
    ([name, value = '']) => [name, [value].flat().join(', ').replaceAll('\r\n', '\n')] as const,
  );
  done(null, Object.fromEntries(texts));
}
