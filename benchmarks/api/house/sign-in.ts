import { login } from '@tassis/contracts';
import { PASSWORD } from './fill.ts';

let people = 0;

/** The credentials of a sign-in; the default password is that of this house. */
export type Credentials = { email: string; password?: string };

/** Signs in, from another address each time. */
export function signInRequest(credentials: Credentials) {
  people += 1;
  const address = `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`;
  return {
    path: `/api${login.path}`,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ password: PASSWORD, ...credentials }),
  };
}

export async function signIn(url: string, credentials: Credentials): Promise<Response> {
  const { path, ...request } = signInRequest(credentials);
  return fetch(url + path, { method: login.method, ...request });
}

/** The headers of this person's requests. */
export async function authorization(url: string, email: string): Promise<Record<string, string>> {
  const answer = await signIn(url, { email });
  if (!answer.ok) throw new Error(await answer.text());
  const signedIn = login.response.schema.parse(await answer.json());
  if (!('access_token' in signedIn)) throw new Error('A second factor is asked for');
  return { authorization: `Bearer ${signedIn.access_token}` };
}
