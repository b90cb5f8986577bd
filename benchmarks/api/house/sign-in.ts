import { PASSWORD } from './fill.ts';

let people = 0;

/** Signs in once, as somebody at another address each time. */
export async function signIn(
  url: string,
  credentials: { email: string; password?: string },
): Promise<Response> {
  people += 1;
  const address = `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`;
  return fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ password: PASSWORD, ...credentials }),
  });
}

/** What a request of this person carries. */
export async function authorization(url: string, email: string): Promise<Record<string, string>> {
  const answer = await signIn(url, { email });
  if (!answer.ok) throw new Error(await answer.text());
  // Its contract says so.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { access_token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}
