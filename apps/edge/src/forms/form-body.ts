import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Typed } from './public-form.ts';

/** The media type of a form that is sent without script. */
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

/** Reads one text per field. Browsers send line breaks as CRLF; they are passed on as LF. */
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
