import { expect, type Page } from '@playwright/test';

export const STAFF = 'admin@demo.tassis.ma';
const AREA = '/admin-dashboard';

/** Opens a row of a list in the panel. */
async function openRow(page: Page, words: string, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Recherche' }).fill(words);
  // Until the filtered list has loaded, a row with the same name may be another person's.
  await expect(page.getByRole('button', { name: /^Retirer .*Recherche/ })).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

/** Opens a waiting document, whose PDF contains `CIN AB123456`. */
export async function openDocument(
  page: Page,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await page.goto(`${AREA}/documents/review?document=${id}`);
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  await expect(page.getByText('CIN AB123456')).toBeVisible();
}

/** Refuses the open document as unreadable, by the keyboard. */
export async function refuseDocument(page: Page, name: string): Promise<void> {
  await page.keyboard.press('r');
  const reason = page.getByLabel('Motif du refus');
  await expect(reason).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Illisible' }).press('Enter');
  await expect(reason).toHaveValue(/n’est pas lisible/);
  await reason.press('Control+Enter');
  await expect(page.getByText(`« ${name} » est refusé`)).toBeVisible();
}

export async function acceptDocument(page: Page, name: string): Promise<void> {
  await page.keyboard.press('a');
  await expect(page.getByText(`« ${name} » est accepté.`)).toBeVisible();
}

/**
 * Opens the first domiciliation that ends soon.
 * @param search words to filter by
 * @returns its id and the address of its client
 */
export async function openWarning(page: Page, search = ''): Promise<{ id: string; email: string }> {
  const query = search && `&search=${encodeURIComponent(search)}`;
  await page.goto(`${AREA}/domiciliation-warnings?status=critical${query}`);
  await page.getByRole('row').getByRole('link').first().click();
  const panel = page.getByRole('dialog');
  const file = panel.getByRole('link', { name: 'Dossier et renouvellements' });
  const id = (await file.getAttribute('href'))?.split('/').at(-1) ?? '';
  return { id, email: await panel.locator('a[href^="mailto:"]').innerText() };
}

export async function sendWarning(page: Page, email: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer l’avertissement' }).click();
  await expect(page.getByText(`L’avertissement est envoyé à ${email}.`)).toBeVisible();
}

/** Opens the domiciliation of the open warning, and expects this number of renewals and the newest one first. */
export async function expectRenewals(page: Page, count: number): Promise<void> {
  const panel = page.getByRole('dialog');
  await panel.getByRole('link', { name: 'Dossier et renouvellements' }).click();
  const history = page.getByRole('list', { name: 'Renouvellements' }).getByRole('listitem');
  await expect(history).toHaveCount(count);
  await expect(history.first()).toContainText('Renouvellement');
}

/** Tries to call a person of today's list, notes that, and reaches them at the second attempt. */
export async function callBack(page: Page, name: string): Promise<void> {
  await page.goto(AREA);
  await page.getByRole('link', { name: 'Rappels' }).click();
  await expect(page.getByRole('link', { name: 'Aujourd’hui', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('link', { name }).click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel).toContainText('Plutôt le matin');
  await panel.getByRole('button', { name: 'Sans réponse' }).click();
  await expect(page.getByText(/Rappel\s: Sans réponse\./)).toBeVisible();
  await panel.getByLabel('Note').fill('Messagerie, réessayer');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Le rappel est à jour.')).toBeVisible();
  await panel.getByRole('button', { name: 'Rappelé' }).click();
  await expect(page.getByText(/Rappel\s: Rappelé\./)).toBeVisible();
}

/** Assigns a visitor's message to oneself and answers it from a template. */
export async function answerMessage(
  page: Page,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await page.goto(`${AREA}/contact-submissions?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel.getByText('<b>Merci</b>')).toBeVisible();
  await panel.getByRole('button', { name: 'Attribuer' }).click();
  await panel.getByRole('menuitem', { name: 'À moi' }).click();
  await expect(page.getByText(/La demande est attribuée à/)).toBeVisible();
  await panel.getByRole('button', { name: 'Modèles' }).click();
  await panel.getByRole('menuitem', { name: 'Reçu, on s’en occupe' }).click();
  await panel.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(page.getByText(`La réponse est envoyée à ${email}.`)).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Échanges' })).toContainText('sous un jour ouvré');
  await expect(panel.getByLabel('Votre réponse')).toHaveValue('');
}

/** Validates a waiting accountant, starting on the landing page. */
export async function validateAccountant(page: Page, businessName: string): Promise<void> {
  await page.goto(`${AREA}/dashboard`);
  await page.getByRole('link', { name: /Comptables à valider/ }).click();
  await expect(page).toHaveURL(/\/validate-accountants\?status=pending$/);
  await openRow(page, businessName, businessName);
  const panel = page.getByRole('dialog', { name: businessName });
  await panel.getByRole('button', { name: 'Valider' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByText('Le partenaire est validé. Un e-mail le lui annonce.')).toBeVisible();
}

/** Records a payment of a part of the amount due for the open bill. */
export async function recordPayment(
  page: Page,
  { amount, method, left }: { amount: string; method: string; left: string },
): Promise<void> {
  const field = page.getByLabel('Montant', { exact: true });
  await expect(field).toHaveValue('470,00');
  await field.fill(amount);
  await page.getByLabel('Moyen').selectOption(method);
  await page.getByRole('button', { name: 'Enregistrer le paiement', exact: true }).click();
  await confirmPayment(page);
  await expect(field).toHaveValue(left);
}

/** Confirms the question before a payment is recorded. */
export async function confirmPayment(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog', { name: /^Enregistrer un paiement de/ });
  await question.getByRole('button', { name: 'Enregistrer le paiement' }).click();
}

/**
 * Changes the firm's phone number in the settings.
 * @returns the number before
 */
export async function changePhone(page: Page, phone: string): Promise<string> {
  const form = page.getByRole('form', { name: 'La maison' });
  const field = form.getByLabel('Téléphone');
  const before = await field.inputValue();
  await field.fill(phone);
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/C’est enregistré/).last()).toBeVisible();
  return before;
}

export async function inviteColleague(page: Page, email: string): Promise<void> {
  await page.goto('/manage-users');
  await page.getByRole('button', { name: 'Inviter un collègue' }).click();
  const invitation = page.getByRole('alertdialog');
  await invitation.getByLabel('Prénom').fill('Nadia');
  await invitation.getByLabel('Nom', { exact: true }).fill('Alaoui');
  await invitation.getByLabel('Adresse e-mail').fill(email);
  await invitation.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByText(`L’invitation est envoyée à ${email}.`)).toBeVisible();
}

export async function disableColleague(page: Page, email: string): Promise<void> {
  await openRow(page, email, 'Nadia Alaoui');
  await page.getByRole('dialog').getByRole('button', { name: 'Désactiver' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Désactiver' }).click();
  await expect(page.getByText('Le compte est désactivé.')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Compte désactivé')).toBeVisible();
}
