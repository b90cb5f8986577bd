import { rejectPartner } from '@tassis/contracts';
import { TextArea } from '@tassis/design-system';
import { contractValidator, useContractForm } from '@tassis/forms';
import { defineArea } from '@tassis/platform';
import { FakeApi, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormDialog } from './form-dialog.tsx';

beforeEach(stubDialogs);
afterEach(cleanup);

const validate = contractValidator(rejectPartner.request.body);

type AskedProps = { onCancel: () => void; danger?: boolean; onSend?: (body: object) => void };

function Asked({ onCancel, danger, onSend }: AskedProps) {
  const form = useContractForm({
    id: 'reject',
    initial: { reason: '' },
    validate,
    send: (body) => Promise.resolve(onSend?.(body)),
    onSuccess: () => undefined,
    oneError: true,
  });
  const texts = { title: 'Refuser\u202F?', consequence: '', confirmText: 'Refuser' };
  return (
    <FormDialog form={form} {...texts} danger={danger ?? false} onCancel={onCancel}>
      <TextArea {...form.field('reason')} label="Motif" />
    </FormDialog>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <Asked onCancel={() => setOpen(false)} /> : <p>Fermé</p>;
}

async function open() {
  const area = defineArea({ id: 'x', routes: [{ path: '/x', Component: Page }] });
  renderArea(area, { at: '/x', api: new FakeApi() });
  return screen.findByLabelText<HTMLTextAreaElement>(/^Motif/);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('closes at once while nothing is typed', async () => {
  await open();
  await press('Annuler');
  expect(await screen.findByText('Fermé')).toBeDefined();
});

it('asks before input is lost, and stays open', async () => {
  const reason = await open();
  await userEvent.type(reason, 'Illisible');
  await press('Annuler');
  await press('Continuer à modifier');
  expect(reason.value).toBe('Illisible');
  await press('Annuler');
  await press('Abandonner');
  expect(await screen.findByText('Fermé')).toBeDefined();
});

// Enter then submits the form in a browser too; a partner's journey tests that.
it.each([
  [false, 'submit'],
  [true, 'button'],
])('its button belongs to the form, unless it cannot be undone (%s)', async (danger, type) => {
  const dialog = () => <Asked onCancel={() => undefined} danger={danger} />;
  const area = defineArea({ id: 'x', routes: [{ path: '/x', Component: dialog }] });
  renderArea(area, { at: '/x', api: new FakeApi() });
  const { form } = await screen.findByLabelText<HTMLTextAreaElement>(/^Motif/);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Refuser' });
  expect(button.type).toBe(type);
  expect(button.form === form).toBe(!danger);
});

it('submits the input', async () => {
  const onSend = vi.fn<(body: object) => void>();
  const dialog = () => <Asked onCancel={() => undefined} onSend={onSend} />;
  const area = defineArea({ id: 'x', routes: [{ path: '/x', Component: dialog }] });
  renderArea(area, { at: '/x', api: new FakeApi() });
  await userEvent.type(await screen.findByLabelText(/^Motif/), 'Illisible');
  await press('Refuser');
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ reason: 'Illisible' });
});
