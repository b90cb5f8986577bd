import { getAdminMail, listAdminMails, resendMail } from '@tassis/contracts';
import { aListPage, anAdminMail, aUser } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

beforeEach(stubDialogs);
afterEach(cleanup);

const at = '/admin-dashboard/mails';
const mail = anAdminMail(1, { status: 'failed', last_error: '550 No such mailbox' });
const said = 'Bonjour,\n<img src=x onerror=alert(1)>';

function open({
  canResend = true,
  address = `${at}?row=${mail.id}`,
  shown = [mail, anAdminMail(2)],
} = {}) {
  const whole = { ...mail, text: said, can_resend: canResend };
  const api = new FakeApi()
    .on(listAdminMails, ({ query }) => aListPage('id' in query ? [mail] : shown))
    .on(getAdminMail, () => ({ success: true, data: whole }))
    .on(resendMail, () => ({ success: true, data: anAdminMail(3, { status: 'queued' }) }));
  return { ...renderArea(area, { at: address, api, user: aUser('admin') }), api };
}
const panel = () => screen.findByRole('dialog', { name: mail.subject });

describe('the log of mails', () => {
  it('shows the recipients, and is filtered by status', async () => {
    const { api } = open({ address: `${at}?status=failed` });
    const row = await screen.findByRole('row', { name: /CMD-2026-000001/u });
    expect(within(row).getByText('client1@example.com')).toBeDefined();
    expect(within(row).getByText('Échoué')).toBeDefined();
    expect(api.calls.at(-1)?.query).toEqual({ page: '1', status: 'failed' });
  });

  it('shows the content of a mail as text, and why it failed', async () => {
    open();
    const text = await within(await panel()).findByRole('region', { name: 'Ce qu’il dit' });
    expect(text.textContent).toBe(said);
    expect(text.querySelector('img')).toBeNull();
    expect(screen.getByText('550 No such mailbox')).toBeDefined();
  });

  it('sends a mail again after a confirmation, and refetches the log', async () => {
    const { api } = open();
    await userEvent.click(await within(await panel()).findByRole('button', { name: 'Renvoyer' }));
    const question = await screen.findByRole('alertdialog');
    expect(api.getCalls(resendMail)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Renvoyer' }));
    expect(await screen.findByText('Le courriel repart vers client1@example.com.')).toBeDefined();
    expect(api.getCalls(resendMail)).toMatchObject([{ params: { id: mail.id } }]);
    await waitFor(() => expect(api.calls.at(-1)?.name).toBe(listAdminMails.name));
  });

  it('sends several mails again after a confirmation, and names those that cannot be sent', async () => {
    const { api } = open({ address: at });
    api.on(resendMail, ({ params }) =>
      params['id'] === mail.id
        ? refusal(409, 'mail_not_resendable', 'Ce courriel ne se renvoie pas.')
        : { success: true, data: anAdminMail(3) },
    );
    await screen.findByRole('link', { name: mail.subject });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Renvoyer' }));
    const question = await screen.findByRole('alertdialog', { name: /^Renvoyer 2 courriels/u });
    await userEvent.click(within(question).getByRole('button', { name: 'Renvoyer' }));
    const told = await screen.findByRole('dialog', { name: /^Renvoyer\s: échec pour 1 courriel/u });
    expect(within(told).getByRole('term').textContent).toBe('Ce courriel ne se renvoie pas.');
    const name = `${mail.subject} (${mail.recipient})`;
    expect(within(told).getByRole('definition').textContent).toBe(name);
    expect(api.getCalls(resendMail)).toHaveLength(2);
  });

  it('opens a mail that is on another page of the log', async () => {
    const { api } = open({ shown: [anAdminMail(2)] });
    expect(await panel()).toBeDefined();
    expect(api.getCalls(listAdminMails).at(-1)?.query).toEqual({ id: mail.id });
  });

  it('says that a mail with a personal link cannot be sent again', async () => {
    open({ canResend: false });
    expect(await within(await panel()).findByText(/Il ne peut pas être renvoyé/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Renvoyer' })).toBeNull();
  });
});
