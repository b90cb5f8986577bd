import {
  createClientDocument,
  downloadFile,
  linkDocument,
  type ClientDocument,
} from '@tassis/contracts';
import { describe, expect, test } from 'vitest';
import { downloadLinks } from '../../database/schema/index.ts';
import { samplePdf } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { textWith } from '../../testing/matchers.ts';

const api = await createTestApi();
const { token } = await api.signIn('client');

const content = samplePdf('my very own');
const sent = await api.ask(createClientDocument, {
  token,
  payload: { order_id: null, kind: 'identity', name: 'Carte d’identité (été) "x".pdf', content },
});
const { id } = sent.json<{ data: ClientDocument }>().data;

const newLink = async () => {
  const answer = await api.ask(linkDocument, { token, params: { id } });
  return answer.json<{ data: { url: string } }>().data.url;
};
const open = (url: string) => api.app.inject({ method: 'GET', url });

describe('a download', () => {
  test('is the stored file, as an attachment that no browser opens', async () => {
    const answer = await open(await newLink());
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(Buffer.from(content, 'base64'))).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Carte d_identite (ete) _x_.pdf"; filename*=UTF-8''Carte%20d%E2%80%99identit%C3%A9%20%28%C3%A9t%C3%A9%29%20_x_.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': textWith('sandbox'),
    });
  });

  test('works once, however many requests are concurrent', async () => {
    const url = await newLink();
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(url)));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect([codes.filter((code) => code === 200).length, new Set(codes)]).toEqual([
      1,
      new Set([200, 404]),
    ]);
    expect((await open(url)).statusCode).toBe(404);
  });

  test('fails after a minute', async () => {
    const url = await newLink();
    api.clock.advance(60);
    expect((await open(url)).statusCode).toBe(404);
  });

  test('is not used up by a HEAD request', async () => {
    const url = await newLink();
    expect((await api.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    expect((await open(url)).statusCode).toBe(200);
  });

  test('stores only the hash of its token', async () => {
    const url = await newLink();
    const secret = url.split('/').at(-1) ?? '';
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const rows = await api.db.select().from(downloadLinks);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test.each(['short', `${'a'.repeat(42)}!`])('fails with the token %s', async (guess) => {
    const answer = await api.ask(downloadFile, { params: { token: guess } });
    expect(answer.statusCode).toBe(422);
  });
});
