import type { Locator, Page } from '@playwright/test';
import { mainSystem, type SystemAddresses } from '../system/addresses.ts';
import { readBody } from '../system/json.ts';

const demoPassword = 'Demo-2026!';

/** Signs in on /login as a person does. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, email, password);
}

/** Signs in with the form on the current page. */
export async function fillLogin(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Types a code of the second factor, if the login asks for one. */
export async function showCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code de vérification').fill(code);
  await page.keyboard.press('Enter');
}

/** Fills in the registration form of a client, on whatever page it is. */
export async function fillRegistration(form: Locator, email: string): Promise<void> {
  const password = 'Un-mot-de-passe-9';
  await form.getByLabel('Prénom', { exact: true }).fill('Salma');
  await form.getByLabel('Nom', { exact: true }).fill('El Amrani');
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByLabel('Téléphone').fill('0612345678');
  await form.getByLabel('Mot de passe', { exact: true }).fill(password);
  await form.getByLabel('Confirmation du mot de passe', { exact: true }).fill(password);
}

type SignedIn = { access_token: string; refresh_token: string; user: { user_type: string } };

/** Signs in without the form, for tests of other things; the browser then has a session of its own. */
export function haveSession(page: Page, email: string, password?: string): Promise<void> {
  return haveSessionAt(mainSystem, page, { email, password });
}

/** The same at a journey's own system. */
export async function haveSessionAt(
  system: SystemAddresses,
  page: Page,
  person: Person,
): Promise<void> {
  const cookies = await sessionCookies(system, person);
  await page.context().addCookies(cookies.map((each) => ({ ...each, sameSite: 'Strict' })));
}

type Person = { email: string; password?: string | undefined };

/** Signs in at the API: returns the stored tokens of a signed-in browser. */
export async function sessionCookies(
  { api, site }: SystemAddresses,
  { email, password = demoPassword }: Person,
): Promise<{ name: string; value: string; url: string }[]> {
  const answer = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const pair = await readBody<SignedIn>(answer);
  const values = {
    token: pair.access_token,
    refreshToken: pair.refresh_token,
    userRole: pair.user.user_type,
  };
  return Object.entries(values).map(([name, value]) => ({ name, value, url: site }));
}
