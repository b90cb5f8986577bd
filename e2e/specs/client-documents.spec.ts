import { randomUUID } from 'node:crypto';
import { aPdf } from '@tassis/testing/builders';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { STAFF } from '../pages/staff/staff-desk.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser, registerClient } from '../system/api.ts';
import { readBody } from '../system/json.ts';
import type { PlacedOrder } from '../system/placed-orders.ts';

type Document = { id: string; version: number; name: string; status: string };

const file = (name: string, content: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content, 'base64'),
});

/** A client with an order, and the API's view of their documents. */
async function aClient() {
  const account = await registerClient(mainSystem.api);
  const client = await ApiUser.signIn(mainSystem.api, account.email, account.password);
  const placed = await client.order(randomUUID(), 'Conseil aux entreprises');
  const { data: order } = await readBody<{ data: PlacedOrder }>(placed);
  const documents = async () => {
    const { data } = await readBody<{ data: Document[] }>(await client.get('/client/documents'));
    return data;
  };
  return { account, client, order, documents };
}

test('a client uploads documents, and replaces a refused one from its notification', async ({
  page,
}) => {
  const { account, client, order, documents } = await aClient();
  await haveSession(page, account.email, account.password);
  await page.goto('/client-dashboard/documents');

  await test.step('two are sent at once', async () => {
    await page.getByRole('button', { name: 'Ajouter des documents' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('Choisir des PDF')
      .setInputFiles([file('Recto.pdf', aPdf(['CIN recto'])), file('Bail.pdf', aPdf(['Bail']))]);
    await dialog.getByLabel('Commande de tous les fichiers').selectOption(order.id);
    await dialog.getByRole('checkbox', { name: /Recto\.pdf/ }).check();
    await dialog.getByLabel('Type de Recto.pdf').selectOption('Pièce d’identité');
    await dialog.getByRole('button', { name: 'Envoyer les 2 fichiers' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Recto.pdf' })).toBeVisible();
  });

  await test.step('one of them is refused', async () => {
    const { id = '', version } = (await documents()).find(({ name }) => name === 'Recto.pdf') ?? {};
    const staff = await ApiUser.signIn(mainSystem.api, STAFF);
    const verdict = { status: 'refused', reason: 'Le verso manque.' };
    const ifMatch = { 'if-match': `"${version}"` };
    expect((await staff.post(`/admin/documents/${id}/review`, verdict, ifMatch)).status).toBe(200);
  });

  await test.step('its notification leads to it, and it is sent again there', async () => {
    const news = await client.get('/notifications/type/document');
    const { data } = await readBody<{ data: { link: string }[] }>(news);
    await page.goto(data[0]?.link ?? '/');
    const panel = page.getByRole('dialog', { name: 'Recto.pdf', exact: true });
    await expect(panel).toContainText('Le verso manque.');
    await expect(panel.getByText('CIN recto')).toBeVisible();
    await panel.getByRole('button', { name: 'Renvoyer Recto.pdf' }).click();
    const dialog = page.getByRole('dialog', { name: /^Renvoyer/ });
    await dialog.getByLabel('Choisir un PDF').setInputFiles(file('CIN.pdf', aPdf(['CIN'])));
    await dialog.getByRole('button', { name: 'Envoyer' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(panel).toContainText('Remplacé');
    const states = (await documents()).map(({ name, status }) => `${name} ${status}`);
    expect(states).toEqual(expect.arrayContaining(['Recto.pdf replaced', 'CIN.pdf pending']));
  });
});

test(
  'drawing an endless document is aborted, and its panel can be closed meanwhile',
  { tag: '@deep' },
  async ({ page }) => {
    const { account, client } = await aClient();
    const sent = { order_id: null, kind: 'other', name: 'Sans fin.pdf', content: anEndlessPdf() };
    const answer = await client.post('/client/documents', sent);
    const { data } = await readBody<{ data: Document }>(answer);
    await haveSession(page, account.email, account.password);
    await page.goto(`/client-dashboard/documents?row=${data.id}`);
    const panel = page.getByRole('dialog', { name: 'Sans fin.pdf' });
    await expect(panel.getByText('1 page', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await page.getByRole('link', { name: 'Sans fin.pdf' }).click();
    await expect(panel.getByText('Le document n’a pas pu être affiché')).toBeVisible({
      timeout: 30_000,
    });
    await expect(panel.getByRole('button', { name: /^Télécharger/ })).toBeVisible();
  },
);

const stream = (facts: string, content: string) =>
  `<< ${facts} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** A PDF in base64 whose page draws a form fifty times, which draws another one fifty times, and so on. */
function anEndlessPdf(): string {
  const form = (next: number) =>
    stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /F ${next} 0 R >> >>`,
      '/F Do '.repeat(50),
    );
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
    stream('', '/F Do'),
    ...[6, 7, 8, 9, 10].map(form),
    stream('/Type /XObject /Subtype /Form /BBox [0 0 595 842]', '0 0 m 595 842 l S '.repeat(50)),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return btoa(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF\n`);
}
