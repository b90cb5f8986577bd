// @ts-check
import { randomUUID } from 'node:crypto';
import { parsed } from '../parsed.mjs';

const PATIENCE_MS = 20_000;

/** What is ordered. It names nobody. */
const CERTIFICATE = {
  firstName: 'Surveillance',
  lastName: 'Sonde',
  identificationType: 'CIN',
  cin: 'ZZ000000',
  passport: null,
  carteSejour: null,
  formJuridique: 'SARL',
  ville: 'Casablanca',
  firstAppelation: 'Sonde Une',
  secoundAppelation: 'Sonde Deux',
  thirdAppelation: 'Sonde Trois',
  activity: 'Surveillance du site',
};

/** A step of the probe that did not go as it goes for a client. */
export class FailedStep extends Error {
  /** @param {string} step @param {string} reason @param {{ cause?: unknown }} [options] */
  constructor(step, reason, options) {
    super(reason, options);
    this.step = step;
  }
}

/**
 * The account that orders: a client like any other, but what it orders is taken back by the API, which reads the same PROBE_EMAIL.
 * @typedef {{ email: string, password: string }} Account
 */

/**
 * Does what a client does: opens the site, signs in, orders a negative certificate, signs out. Throws a FailedStep. Orders
 * nothing where an order of this account was kept.
 * @param {string} site the address that the public knows
 * @param {Account} account opened when it is not there yet
 */
export async function placeOrder(site, account) {
  const page = await ask('page', site, { method: 'GET' });
  if (!page.text.includes('<main')) throw new FailedStep('page', 'the page has no content');
  const api = `${site}/api`;
  const token = await signIn(api, account);
  const signOut = () =>
    ask('sign out', `${api}/logout`, { method: 'POST', headers: bearer(token) });
  try {
    await expectNoOrder('no order before', api, token);
    const key = randomUUID();
    const { data } = await post('order', `${api}/orders`, {
      body: { services: [{ type: 'negative_certificate_request', data: CERTIFICATE }] },
      headers: { ...bearer(token), 'idempotency-key': key },
    });
    if (!/^CMD-\d{4}-\d+$/.test(String(data?.reference)))
      throw new FailedStep('order', 'the order has no reference');
    await expectNoOrder('no order after', api, token);
  } catch (error) {
    await signOut().catch(() => undefined); // told is the step that failed first
    throw error;
  }
  await signOut();
}

/** @param {string} api @param {Account} account */
async function signIn(api, { email, password }) {
  const body = { email, password };
  const login = () => post('sign in', `${api}/login`, { body });
  const answer = await login().catch(async (error) => {
    if (!(error instanceof FailedStep) || error.message !== '401') throw error;
    const person = { firstName: 'Sonde', secondName: 'Surveillance', phone: '0600000000' };
    const password_confirmation = password;
    await post('register', `${api}/register/client`, {
      body: { ...person, ...body, password_confirmation },
    });
    return login();
  });
  if (answer.access_token === undefined) throw new FailedStep('sign in', 'no token was given');
  return answer.access_token;
}

/**
 * What the probe orders must be kept nowhere. An order that was kept means that the API reads another PROBE_EMAIL.
 * @param {string} step
 * @param {string} api
 * @param {string} token
 */
async function expectNoOrder(step, api, token) {
  const { text } = await ask(step, `${api}/client/orders`, {
    method: 'GET',
    headers: bearer(token),
  });
  /** @type {{ data: unknown[] }} */
  const { data } = parsedAnswer(step, text);
  if (data.length > 0)
    throw new FailedStep(step, 'an order was kept: does the API read PROBE_EMAIL?');
}

/** @param {string} token */
const bearer = (token) => ({ authorization: `Bearer ${token}` });

/**
 * @param {string} step
 * @param {string} url
 * @param {{ body: unknown, headers?: Record<string, string> }} request
 * @returns {Promise<{ access_token?: string, data?: { reference?: unknown } }>}
 */
async function post(step, url, { body, headers }) {
  const { text } = await ask(step, url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return parsedAnswer(step, text);
}

/**
 * @template Said
 * @param {string} step
 * @param {string} text
 * @returns {Said}
 */
function parsedAnswer(step, text) {
  try {
    return parsed(text);
  } catch (error) {
    throw new FailedStep(step, 'the answer is no JSON', { cause: error });
  }
}

/** @param {string} step @param {string} url @param {RequestInit} init */
async function ask(step, url, init) {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await answer.text();
    if (!answer.ok) throw new FailedStep(step, String(answer.status));
    return { text };
  } catch (error) {
    if (error instanceof FailedStep) throw error;
    const { cause } = error instanceof Error ? error : { cause: undefined };
    throw new FailedStep(step, String(cause ?? error), { cause: error });
  }
}
