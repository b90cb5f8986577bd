// @vitest-environment node
import { firmAnswer } from '@tassis/testing/answers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderFrame, setUp } from './index.tsx';

const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  answer.mockImplementation(() => Promise.resolve(Response.json(firmAnswer())));
  setUp({ apiBaseUrl: 'http://api.example', siteUrl: 'https://site.example' });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/login', 'Se connecter', 'name="password"'],
  ['/register', 'Créer mon compte', 'name="firstName"'],
])(
  '%s is rendered completely, with its form and footer, and no password goes into a URL',
  async (path, button, field) => {
    const { body, answers, isWhole } = await renderFrame(path, path);
    expect(isWhole).toBe(true);
    expect(body).toContain(button);
    expect(body).toContain(field);
    expect(body).toContain('<footer');
    expect(body).toMatch(/<form[^>]+method="post"/);
    expect(body).toContain('a besoin de JavaScript');
    expect(body).not.toContain('Chargement');
    expect(body).not.toContain(' style=');
    expect(answers).toHaveLength(1);
  },
);

it('is replaced by the frame while the API fails', async () => {
  answer.mockImplementation(() => Promise.resolve(new Response('', { status: 500 })));
  const { body, isWhole, isStandIn, failure } = await renderFrame('/login', '/login');
  expect(isWhole).toBeUndefined();
  expect(isStandIn).toBe(true);
  expect(failure).toMatch(/Error/);
  expect(body).toContain('Chargement');
});

it('a page that depends on its link stays a frame', async () => {
  const { body, isWhole, isStandIn } = await renderFrame('/reset-password', '/reset-password');
  expect(isWhole).toBeUndefined();
  expect(isStandIn).toBeUndefined();
  expect(body).toContain('Chargement');
});
