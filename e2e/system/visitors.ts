import { randomUUID } from 'node:crypto';
import { mainSystem } from './addresses.ts';

const A_PASSWORD = 'Un-mot-de-passe-9';
export const aPassword = { password: A_PASSWORD, password_confirmation: A_PASSWORD };

/** Calls the API of a shared system without a session. */
export function send(path: string, body: object): Promise<Response> {
  return sendTo(`${mainSystem.api}${path}`, body);
}

/** Calls an API without a session. */
export function sendTo(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Sends a visitor's form. */
async function visit(path: string, body: object): Promise<void> {
  const answer = await send(path, body);
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/**
 * Creates a callback request.
 * @returns the person's name
 */
export async function askToBeCalled(): Promise<string> {
  const name = `Nabil ${randomUUID().slice(0, 8)}`;
  await visit('/callback-requests', { phone: '0612345678', name, message: 'Plutôt le matin' });
  return name;
}

/** Creates a message to the firm. */
export async function writeToFirm(): Promise<{ name: string; email: string }> {
  const name = `Hanane ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@example.ma`;
  await visit('/contact-submissions', {
    name,
    email,
    phone: '',
    company: '',
    service: 'Création de société',
    message: 'Combien de temps ?\n<b>Merci</b>',
    source: 'contact_page',
  });
  return { name, email };
}

/** Registers an accountant; returns the name of their business. */
export async function registerAccountant(): Promise<{ email: string; businessName: string }> {
  const email = `cabinet-${randomUUID()}@example.ma`;
  const businessName = `Cabinet ${email.slice(8, 16)}`;
  await visit('/register/partner', {
    firstName: 'Karim',
    secondName: 'Idrissi',
    email,
    phone: '0612345678',
    ...aPassword,
    businessName,
    legalStatus: 'Expert comptable',
    legalForm: 'SARL',
  });
  return { email, businessName };
}
