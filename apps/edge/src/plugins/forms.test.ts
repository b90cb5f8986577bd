import { text } from 'node:stream/consumers';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { expect, onTestFinished, test, describe } from 'vitest';
import * as z from 'zod/mini';
import { anEdge } from '../testing/edge.ts';
import { aReleaseStore } from '../testing/release-store.ts';
import { plainApi } from '../testing/plain-api.ts';

interface Heard {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** An edge before an API that answers everything alike. */
async function edgeWith(status: number, answer: object) {
  const heard: Heard[] = [];
  const apiOrigin = await plainApi(async (request, response) => {
    const { url, headers } = request;
    if (request.method === 'POST') heard.push({ url, headers, body: await readBody(request) });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  return { heard, post: await posting(apiOrigin) };
}

/** Read as JSON where it says so. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const body = await text(request);
  return request.headers['content-type']?.includes('json') ? JSON.parse(body) : body;
}

async function posting(apiOrigin: string) {
  const { store } = await aReleaseStore();
  const edge = await anEdge({ releases: store, apiOrigin });
  onTestFinished(() => edge.close());
  return {
    edge,
    to: (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      edge.inject({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: {
          host: 'tassis.ma',
          'content-type': 'application/x-www-form-urlencoded',
          referer: 'https://tassis.ma/services?x=1',
          ...headers,
        },
      }),
  };
}

const Field = z.looseObject({ name: z.string(), value: z.string(), error: z.optional(z.string()) });
const Shown = z.looseObject({ fields: z.optional(z.array(Field)) });

/** The props that the shell got: the test shell writes them into the page. */
function answerIn(body: string) {
  const [, shown = ''] = /<h1>(.+)<\/h1>/.exec(body) ?? [];
  return Shown.parse(JSON.parse(decodeURIComponent(shown)));
}
const created = { success: true, data: { id: '1' } };
const message = {
  name: 'Salma <b>"El" Amrani',
  email: 'salma@',
  phone: '',
  company: '',
  service: 'Création & domiciliation',
  message: '\nBonjour,\n</textarea>suite',
  source: 'contact_page',
};

describe('a form that the API takes', () => {
  test('was passed on as JSON, in the name of who sent it', async () => {
    const { heard, post } = await edgeWith(201, created);
    await post.to('/api/contact-submissions', message, { 'x-request-id': 'caller-0001' });
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ url: '/api/contact-submissions', body: message });
    expect(heard[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'accept-language': 'fr',
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': 'caller-0001',
    });
  });

  test.each([
    ['/api/newsletter-subscriptions', 'footer_newsletter', 'Inscription réussie !'],
    [
      '/api/contact-submissions',
      'contact_page',
      'Votre message a été envoyé avec succès. Nous vous contacterons dans les plus brefs délais.',
    ],
    [
      '/api/contact-submissions',
      'service_page',
      'Demande envoyée avec succès ! Nous vous recontacterons dans les plus brefs délais.',
    ],
    [
      '/api/callback-requests',
      '',
      'Demande envoyée avec succès ! Nous vous recontacterons dans les plus brefs délais.',
    ],
  ])('%s from %s leads to a page that says so', async (url, source, success) => {
    const { heard, post } = await edgeWith(201, created);
    const answer = await post.to(url, { source });
    expect(answer.statusCode).toBe(303);
    const sent = await post.edge.inject(String(answer.headers.location));
    expect(sent.statusCode).toBe(200);
    expect(sent.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answerIn(sent.body)).toMatchObject({
      tone: 'success',
      text: success,
      backTo: '/services',
    });
    expect(heard).toHaveLength(1);
  });

  test('and is sent twice carries the same key, another one another key', async () => {
    const { heard, post } = await edgeWith(201, created);
    const url = '/api/newsletter-subscriptions';
    await post.to(url, { email: 'a@example.ma' });
    await post.to(url, { email: 'a@example.ma' });
    await post.to(url, { email: 'b@example.ma' });
    const keys = heard.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).not.toBe(keys[2]);
  });
});

describe('a form that the API refuses', () => {
  test('comes back with everything typed and each error at its field', async () => {
    const errors = { email: ["Format d'email invalide"], message: ['Le message est requis'] };
    const refusal = { message: '…', code: 'validation_failed', errors };
    const { post } = await edgeWith(422, refusal);
    const answer = await post.to('/api/contact-submissions', message);
    expect(answer.statusCode).toBe(422);
    const shown = answerIn(answer.body);
    expect(shown).toMatchObject({
      tone: 'error',
      action: '/api/contact-submissions?from=/services',
      text: "Une erreur s'est produite lors de l'envoi. Veuillez réessayer ou nous contacter directement.",
    });
    const { fields = [] } = shown;
    expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toEqual(message);
    expect(fields.flatMap(({ name, error }) => (error ? [[name, error]] : []))).toEqual([
      ['email', "Format d'email invalide"],
      ['message', 'Le message est requis'],
    ]);
  });

  test('sent again is remembered to come from where it first came', async () => {
    const { post } = await edgeWith(201, created);
    const referer = 'https://tassis.ma/api/contact-submissions?from=/services';
    const answer = await post.to('/api/contact-submissions?from=/services', message, { referer });
    expect(answer.headers.location).toBe('/sent/contact?from=/services');
  });

  test('because it came too often says what the API says', async () => {
    const { post } = await edgeWith(429, { message: 'Trop de requêtes.', code: 'x' });
    const answer = await post.to('/api/newsletter-subscriptions', { email: 'a@example.ma' });
    expect(answer.statusCode).toBe(429);
    expect(answerIn(answer.body)).toMatchObject({ text: 'Trop de requêtes.' });
  });

  test('by being down does not lose what was typed', async () => {
    const post = await posting('http://127.0.0.1:1');
    const answer = await post.to('/api/newsletter-subscriptions', { email: 'a@example.ma' });
    expect(answer.statusCode).toBe(503);
    expect(answerIn(answer.body)).toMatchObject({
      text: "Erreur lors de l'inscription. Veuillez réessayer.",
      fields: [{ name: 'email', value: 'a@example.ma' }],
    });
  });
});

describe('a form from another site', () => {
  test.each([
    { 'sec-fetch-site': 'cross-site', origin: 'https://tassis.ma' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('is refused: %o', async (headers) => {
    const { heard, post } = await edgeWith(201, created);
    const answer = await post.to('/api/newsletter-subscriptions', { email: 'a@b.ma' }, headers);
    expect(answer.statusCode).toBe(403);
    expect(heard).toEqual([]);
  });

  test.each([
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'https://tassis.ma' },
    { origin: 'http://localhost:0' },
  ])('is not one from here: %o', async (headers) => {
    const { post } = await edgeWith(201, created);
    const answer = await post.to('/api/newsletter-subscriptions', { email: 'a@b.ma' }, headers);
    expect(answer.statusCode).toBe(303);
  });
});

describe('beside the forms', () => {
  test('one with nothing in it is the API’s to judge', async () => {
    const { heard, post } = await edgeWith(422, { message: '…', code: 'validation_failed' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = '/api/newsletter-subscriptions';
    const answer = await post.edge.inject({ method: 'POST', url, headers });
    expect(answer.statusCode).toBe(422);
    expect(heard[0]?.body).toEqual({});
  });

  test('a body above 64 KiB is refused with a page', async () => {
    const { heard, post } = await edgeWith(201, created);
    const answer = await post.to('/api/contact-submissions', { message: 'x'.repeat(65_536) });
    expect(answer.statusCode).toBe(413);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(heard).toEqual([]);
  });

  test('JSON to the same address, and a form to any other, go through the proxy', async () => {
    const { heard, post } = await edgeWith(201, created);
    const url = '/api/newsletter-subscriptions';
    const payload = { email: 'a@example.ma' };
    const answer = await post.edge.inject({ method: 'POST', url, payload });
    expect(answer.json()).toEqual(created);
    expect(heard[0]?.headers['idempotency-key']).toBeUndefined();
    expect((await post.to('/api/orders', { '"a': '1"' })).headers['content-type']).toContain(
      'json',
    );
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/"><script>'])(
    'no page leads to %s',
    async (from) => {
      const { post } = await edgeWith(201, created);
      const url = `/sent/newsletter?from=${encodeURIComponent(from)}`;
      const answer = await post.edge.inject(url);
      expect(answerIn(answer.body)).toMatchObject({ backTo: '/' });
    },
  );

  test('an unknown outcome leads home', async () => {
    const { post } = await edgeWith(201, created);
    const answer = await post.edge.inject('/sent/constructor');
    expect(answer.headers.location).toBe('/');
  });
});

test.each(['/login', '/register'])(
  '%s that is sent without script leads back to its page',
  async (url) => {
    const { post, heard } = await edgeWith(200, created);
    const answer = await post.to(url, { email: 'salma@example.ma', password: 'secret' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, url]);
    expect(heard).toEqual([]);
  },
);
