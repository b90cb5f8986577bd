import { randomUUID } from 'node:crypto';
import { aPdf } from '@tassis/testing/builders';
import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser } from '../system/api.ts';
import { bodyOf } from '../system/json.ts';

type Answer<Data> = { data: Data };
type Paper = { id: string; name: string; status: string; review_reason: string | null };

const admin = 'admin@demo.tassis.ma';
const area = '/admin-dashboard';

/** Sends a visitor's form. */
async function visit(path: string, body: object): Promise<void> {
  const answer = await fetch(`${mainSystem.api}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
}

const opened = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a document is refused by the keyboard, sent again, and accepted', async ({ page }) => {
  const client = await ApiUser.register(mainSystem.api);
  const send = async (name: string): Promise<Paper> => {
    const body = { order_id: null, kind: 'identity', name, content: aPdf(['CIN AB123456']) };
    const answer = await client.post('/client/documents', body);
    return (await bodyOf<Answer<Paper>>(answer)).data;
  };
  const stateOf = async ({ id }: Paper) => {
    const answer = await client.get('/client/documents');
    const { data } = await bodyOf<Answer<Paper[]>>(answer);
    return data.find((paper) => paper.id === id);
  };
  await haveSession(page, admin);
  const review = async ({ id, name }: Paper) => {
    await page.goto(`${area}/documents/review?document=${id}`);
    await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
    await expect(page.getByText('CIN AB123456')).toBeVisible();
  };

  await test.step('it is read in the page, and refused with a frequent reason', async () => {
    const blurred = await send(`Floue ${randomUUID()}.pdf`);
    await review(blurred);
    await page.keyboard.press('r');
    const reason = page.getByLabel('Motif du refus');
    await expect(reason).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Illisible' }).press('Enter');
    await expect(reason).toHaveValue(/n’est pas lisible/);
    await reason.press('Control+Enter');
    await expect(page.getByText(`« ${blurred.name} » est refusé`)).toBeVisible();
    expect(await stateOf(blurred)).toMatchObject({
      status: 'refused',
      review_reason: expect.stringContaining('n’est pas lisible'),
    });
  });

  await test.step('the next one is accepted', async () => {
    const sharp = await send(`Nette ${randomUUID()}.pdf`);
    await review(sharp);
    await page.keyboard.press('a');
    await expect(page.getByText(`« ${sharp.name} » est accepté.`)).toBeVisible();
    expect(await stateOf(sharp)).toMatchObject({ status: 'accepted' });
  });
});

test(
  'a warning is sent, and its domiciliation renewed by the client',
  { tag: '@deep' },
  async ({ page }) => {
    const staff = await ApiUser.signIn(mainSystem.api, admin);
    await staff.post('/admin/domiciliation-warnings/generate', { count: 1, status: 'critical' });
    await haveSession(page, admin);
    await page.goto(`${area}/domiciliation-warnings?status=critical`);
    await page.getByRole('row').getByRole('link').first().click();
    const panel = page.getByRole('dialog');
    const file = panel.getByRole('link', { name: 'Dossier et renouvellements' });
    const id = (await file.getAttribute('href'))?.split('/').at(-1) ?? '';
    const email = await panel.locator('a[href^="mailto:"]').innerText();
    const before = await staff.get(`/admin/domiciliations/${id}`);
    const { data } = await bodyOf<Answer<{ periods: object[] }>>(before);

    await test.step('it is sent from the list', async () => {
      await panel.getByRole('button', { name: 'Envoyer l’avertissement' }).click();
      await expect(page.getByText(`L’avertissement est envoyé à ${email}.`)).toBeVisible();
    });

    await test.step('the renewal stands in its file', async () => {
      const client = await ApiUser.signIn(mainSystem.api, email);
      const body = { domiciliation_id: id };
      const renewed = await client.post('/client/domiciliation-warnings/renew', body);
      expect(renewed.status).toBe(201);
      await file.click();
      const history = page.getByRole('list', { name: 'Renouvellements' }).getByRole('listitem');
      await expect(history).toHaveCount(data.periods.length + 1);
      await expect(history.first()).toContainText('Renouvellement');
    });
  },
);

test('somebody is called in vain, then reached', { tag: '@deep' }, async ({ page }) => {
  const name = `Nabil ${randomUUID().slice(0, 8)}`;
  await visit('/callback-requests', { phone: '0612345678', name, message: 'Plutôt le matin' });
  await haveSession(page, admin);
  await page.goto(area);
  await page.getByRole('link', { name: 'Rappels' }).click();
  await expect(page.getByRole('link', { name: 'Aujourd’hui', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('link', { name }).click();
  const panel = opened(page, name);
  await expect(panel).toContainText('Plutôt le matin');
  await panel.getByRole('button', { name: 'Sans réponse' }).click();
  await expect(page.getByText(/Rappel\s: Sans réponse\./)).toBeVisible();
  await panel.getByLabel('Note').fill('Messagerie, réessayer');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Le rappel est à jour.')).toBeVisible();
  await panel.getByRole('button', { name: 'Rappelé' }).click();
  await expect(page.getByText(/Rappel\s: Rappelé\./)).toBeVisible();
  await page.goto(`${area}/callbacks?status=done&search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name })).toContainText('Messagerie, réessayer');
});

test(
  'a message is answered, and the answer stands in the log of mails',
  { tag: '@deep' },
  async ({ page }) => {
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
    await haveSession(page, admin);
    await page.goto(`${area}/contact-submissions?search=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    const panel = opened(page, name);

    await test.step('it is taken, and answered from a template', async () => {
      await expect(panel.getByText('<b>Merci</b>')).toBeVisible();
      await panel.getByRole('button', { name: 'Attribuer' }).click();
      await panel.getByRole('menuitem', { name: 'À moi' }).click();
      await expect(page.getByText(/La demande est attribuée à/)).toBeVisible();
      await panel.getByRole('button', { name: 'Modèles' }).click();
      await panel.getByRole('menuitem', { name: 'Reçu, on s’en occupe' }).click();
      await panel.getByRole('button', { name: 'Envoyer la réponse' }).click();
      await expect(page.getByText(`La réponse est envoyée à ${email}.`)).toBeVisible();
      await expect(panel.getByRole('list', { name: 'Échanges' })).toContainText(
        'sous un jour ouvré',
      );
      await expect(panel.getByLabel('Votre réponse')).toHaveValue('');
    });

    await test.step('the mail is read, and sent again', async () => {
      const staff = await ApiUser.signIn(mainSystem.api, admin);
      await expect
        .poll(async () => {
          const log = await staff.get(`/admin/mails?search=${email}`);
          return (await bodyOf<Answer<{ status: string }[]>>(log)).data[0]?.status;
        })
        .not.toBe('queued');
      await page.goto(`${area}/mails?search=${email}`);
      await page.getByRole('row').getByRole('link').first().click();
      const mail = page.getByRole('dialog');
      await expect(mail).toContainText('sous un jour ouvré');
      await mail.getByRole('button', { name: 'Renvoyer' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Renvoyer' }).click();
      await expect(page.getByText(`Le courriel repart vers ${email}.`)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('row').getByRole('link')).toHaveCount(2);
    });
  },
);
