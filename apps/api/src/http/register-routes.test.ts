import { healthLive, login } from '@tassis/contracts';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerRoutes } from './register-routes.ts';
import { defineRoute } from './route.ts';
import { success } from './success.ts';

test('refuses to start when contracts and routes differ', () => {
  const live = defineRoute(healthLive, async () => success({ status: 'live' }));
  const stranger = { ...live, contract: { ...healthLive, name: 'stranger' } };
  expect(() => registerRoutes(fastify(), [live, live, stranger])).toThrow(
    /contract login has no route;.*route stranger has no contract.*contract healthLive has two routes/su,
  );
  expect(() => registerRoutes(fastify(), [])).toThrow(login.name);
});
