import { randomUUID } from 'node:crypto';
import { aPdf } from '@tassis/testing/builders';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import {
  acceptDocument,
  answerMessage,
  callBack,
  expectRenewals,
  openDocument,
  openWarning,
  refuseDocument,
  sendWarning,
  STAFF,
} from '../pages/staff/staff-desk.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser } from '../system/api.ts';
import { readBody } from '../system/json.ts';
import { askToBeCalled, writeToFirm } from '../system/visitors.ts';

type Answer<Data> = { data: Data };
type SentDocument = { id: string; name: string; status: string; review_reason: string | null };

const area = '/admin-dashboard';

test(
  'a document is refused by the keyboard, replaced, and accepted',
  { tag: '@deep' },
  async ({ page }) => {
    const client = await ApiUser.register(mainSystem.api);
    const send = async (name: string): Promise<SentDocument> => {
      const body = { order_id: null, kind: 'identity', name, content: aPdf(['CIN AB123456']) };
      const answer = await client.post('/client/documents', body);
      return (await readBody<Answer<SentDocument>>(answer)).data;
    };
    const findPaper = async ({ id }: SentDocument) => {
      const answer = await client.get('/client/documents');
      const { data } = await readBody<Answer<SentDocument[]>>(answer);
      return data.find((document) => document.id === id);
    };
    await haveSession(page, STAFF);

    await test.step('it is read in the page, and refused with a frequent reason', async () => {
      const blurred = await send(`Floue ${randomUUID()}.pdf`);
      await openDocument(page, blurred);
      await refuseDocument(page, blurred.name);
      expect(await findPaper(blurred)).toMatchObject({
        status: 'refused',
        review_reason: expect.stringContaining('n’est pas lisible'),
      });
    });

    await test.step('the next one is accepted', async () => {
      const sharp = await send(`Nette ${randomUUID()}.pdf`);
      await openDocument(page, sharp);
      await acceptDocument(page, sharp.name);
      expect(await findPaper(sharp)).toMatchObject({ status: 'accepted' });
    });
  },
);

test(
  'a warning is sent, and the client renews its domiciliation',
  { tag: '@deep' },
  async ({ page }) => {
    const staff = await ApiUser.signIn(mainSystem.api, STAFF);
    await staff.post('/admin/domiciliation-warnings/generate', { count: 1, status: 'critical' });
    await haveSession(page, STAFF);
    const { id, email } = await openWarning(page);
    const before = await staff.get(`/admin/domiciliations/${id}`);
    const { data } = await readBody<Answer<{ periods: object[] }>>(before);

    await test.step('it is sent from the list', () => sendWarning(page, email));

    await test.step('the renewal stands in its file', async () => {
      const client = await ApiUser.signIn(mainSystem.api, email);
      const body = { domiciliation_id: id };
      const renewed = await client.post('/client/domiciliation-warnings/renew', body);
      expect(renewed.status).toBe(201);
      await expectRenewals(page, data.periods.length + 1);
    });
  },
);

test('a person is called without an answer, then reached', { tag: '@deep' }, async ({ page }) => {
  const name = await askToBeCalled();
  await haveSession(page, STAFF);
  await callBack(page, name);
  await page.goto(`${area}/callbacks?status=done&search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name })).toContainText('Messagerie, réessayer');
});

test(
  'a message is answered, and the answer is in the log of mails',
  { tag: '@deep' },
  async ({ page }) => {
    const visitor = await writeToFirm();
    const { email } = visitor;
    await haveSession(page, STAFF);
    await test.step('it is taken, and answered from a template', () =>
      answerMessage(page, visitor));

    await test.step('the mail is read, and sent again', async () => {
      const staff = await ApiUser.signIn(mainSystem.api, STAFF);
      await expect
        .poll(async () => {
          const log = await staff.get(`/admin/mails?search=${email}`);
          return (await readBody<Answer<{ status: string }[]>>(log)).data[0]?.status;
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
