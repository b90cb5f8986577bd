import { expect, it, vi } from 'vitest';

it('before the shell provides a session there is none', async () => {
  vi.resetModules();
  const { getSession, provideSession } = await import('./current-session.ts');
  expect(getSession).toThrow('The session is used before the shell provided it.');
  const { createServerSession } = await import('./server-session.ts');
  const session = createServerSession();
  provideSession(session);
  expect(getSession()).toBe(session);
});
