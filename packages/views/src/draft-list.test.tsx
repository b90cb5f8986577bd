import type { BegunDraft } from '@tassis/contracts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftList } from './draft-list.tsx';

const forms = { company_creation: '/c', domiciliation: '/d', negative_certificate: '/n' };
const aDraft = (
  service: BegunDraft['service'],
  form: object,
  name: string | null = null,
): BegunDraft => ({
  service,
  package_name: name,
  data: { form },
  version: 2,
  files: [],
  updated_at: '2026-11-21T14:32:00.000Z',
});
const drafts = [
  aDraft(
    'company_creation',
    { progress: { package: 'COMBO12', step: 3 } },
    'Création et domiciliation',
  ),
  aDraft('domiciliation', { terms: { package: 'GONE' } }),
  aDraft('negative_certificate', { request: { ville: 'Fès' } }),
];
const onRemove = vi.fn<(service: string) => Promise<void>>();

beforeEach(() => {
  onRemove.mockReset();
  HTMLDialogElement.prototype.showModal = open;
  HTMLDialogElement.prototype.close = close;
});
afterEach(cleanup);

// jsdom lacks these methods of dialogs.
function open(this: HTMLDialogElement) {
  this.open = true;
}
function close(this: HTMLDialogElement) {
  this.open = false;
}

const remove = () => screen.getByRole('button', { name: 'Supprimer\u202F: Domiciliation' });
const dialog = () => within(screen.getByRole('alertdialog'));

function show(given: readonly BegunDraft[] = drafts) {
  return render(<DraftList drafts={given} forms={forms} onRemove={onRemove} />);
}

test('each draft shows its service, package and time of saving, and links to the step where it was left', () => {
  show();
  const list = screen.getByRole('region', { name: 'Demandes commencées' });
  const told = [...list.querySelectorAll('ul > li:has(a)')].map((row) => [
    ...[...row.querySelectorAll('p, li')].map(({ textContent }) => textContent),
    row.querySelector('a')?.getAttribute('href'),
  ]);
  const saved = 'Enregistrée le 21 novembre 2026 à 14:32';
  expect(told).toEqual([
    [
      'Création de société',
      'Création et domiciliation',
      saved,
      'Étape 3 sur 5',
      '/c?package=COMBO12&etape=3#demande',
    ],
    ['Domiciliation', 'GONE', saved, '/d?package=GONE#demande'],
    ['Certificat négatif', saved, '/n#demande'],
  ]);
  expect(screen.getByRole('link', { name: 'Reprendre\u202F: Domiciliation' })).toBeDefined();
});

test('an empty list renders nothing', () => {
  expect(show([]).container.textContent).toBe('');
});

test('a draft is removed after a confirmation; a failed removal shows an error', async () => {
  const user = userEvent.setup();
  show();
  await user.click(remove());
  await user.click(dialog().getByRole('button', { name: 'Garder' }));
  expect(onRemove).not.toHaveBeenCalled();
  onRemove.mockRejectedValueOnce(new Error('No'));
  await user.click(remove());
  await user.click(dialog().getByRole('button', { name: 'Supprimer' }));
  expect((await dialog().findByRole('alert')).textContent).toMatch(/n’a pas pu être supprimée/u);
  onRemove.mockResolvedValueOnce();
  await user.click(dialog().getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
  expect(onRemove.mock.calls).toEqual([['domiciliation'], ['domiciliation']]);
});
