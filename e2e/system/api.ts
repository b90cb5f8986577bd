import { randomUUID } from 'node:crypto';
import { negativeCertificateData } from '@tassis/testing/builders';
import { readBody } from './json.ts';

/** A client of the API with a token, without a browser. */
export class ApiUser {
  readonly #base: string;
  readonly token: string;

  private constructor(base: string, token: string) {
    this.#base = base;
    this.token = token;
  }

  /** Signs in; throws with the API's message. */
  static async signIn(base: string, email: string, password = 'Demo-2026!'): Promise<ApiUser> {
    const answer = await post(`${base}/login`, { email, password });
    if (!answer.ok) throw new Error(`Login of ${email}: ${answer.status} ${await answer.text()}`);
    const { access_token: token } = await readBody<{ access_token: string }>(answer);
    return new ApiUser(base, token);
  }

  /** A client with a token that the API has issued. */
  static withToken(base: string, token: string): ApiUser {
    return new ApiUser(base, token);
  }

  /** Registers a new client. */
  static async register(base: string): Promise<ApiUser> {
    const { email, password } = await registerClient(base);
    return ApiUser.signIn(base, email, password);
  }

  get(path: string): Promise<Response> {
    return fetch(`${this.#base}${path}`, { headers: { authorization: `Bearer ${this.token}` } });
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const authorization = `Bearer ${this.token}`;
    return post(`${this.#base}${path}`, body, { authorization, ...headers });
  }

  /** Changes a record in the version that was read. */
  put(path: string, body: unknown, version: number): Promise<Response> {
    return this.#change('PUT', path, { body, version });
  }

  patch(path: string, body: unknown, version: number): Promise<Response> {
    return this.#change('PATCH', path, { body, version });
  }

  #change(
    method: string,
    path: string,
    { body, version }: { body: unknown; version: number },
  ): Promise<Response> {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${this.token}`,
      'if-match': `"${version}"`,
    };
    return fetch(`${this.#base}${path}`, { method, headers, body: JSON.stringify(body) });
  }

  /** Orders a negative certificate; `activity` distinguishes one order from another. */
  order(key: string, activity: string, more: Record<string, string> = {}): Promise<Response> {
    const body = {
      services: [
        { type: 'negative_certificate_request', data: { ...negativeCertificateData(), activity } },
      ],
    };
    const headers = { authorization: `Bearer ${this.token}`, 'idempotency-key': key, ...more };
    return post(`${this.#base}/orders`, body, headers);
  }
}

/** Registers a client: returns the credentials. */
export async function registerClient(base: string): Promise<{ email: string; password: string }> {
  const email = `client-${randomUUID()}@example.ma`;
  const password = 'Un-mot-de-passe-9';
  const answer = await post(`${base}/register/client`, {
    firstName: 'Salma',
    secondName: 'El Amrani',
    email,
    phone: '0612345678',
    password,
    password_confirmation: password,
  });
  if (answer.status !== 201)
    throw new Error(`Registration: ${answer.status} ${await answer.text()}`);
  return { email, password };
}

function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
