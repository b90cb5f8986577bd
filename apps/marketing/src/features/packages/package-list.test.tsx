import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { packagesAnswer } from '@tassis/testing/answers';
import { renderPart, type Answer } from '../../testing/render-part.tsx';
import { PackageList } from './package-list.tsx';

vi.mock('@tassis/platform/router', () => import('../../testing/plain-link.tsx'));

afterEach(cleanup);

const packages = { status: 200, body: packagesAnswer() };

test('shows a loading state in the space of the packages', () => {
  renderPart(<PackageList />, () => 'silence');
  expect(screen.getByRole('status').textContent).toBe('Chargement des forfaits…');
  expect(screen.queryByRole('article')).toBeNull();
});

test('shows the first three packages in the API’s order, with price, badge and link', async () => {
  renderPart(<PackageList />, () => packages);
  await screen.findAllByRole('article');
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Domiciliation 12 mois',
    'Création et domiciliation 12 mois',
    'Création et domiciliation Premium',
  ]);
  const [, combined] = cards;
  expect(combined?.textContent).toContain('RECOMMANDÉ');
  expect(combined?.textContent).toContain('4\u202F600\u00A0MAD');
  expect(combined?.textContent).toContain('HT, création et 12\u00A0mois de domiciliation');
  expect(combined?.textContent).toContain('+4 autres services');
  const door = screen.getByRole('link', { name: /Création et domiciliation 12 mois/u });
  expect(door.getAttribute('href')).toBe('/company-creation?package=COMBO12');
});

test('shows all packages where that is asked for', async () => {
  renderPart(<PackageList showAll />, () => packages);
  expect((await screen.findAllByRole('article')).length).toBe(packagesAnswer().data.length);
});

test('shows why loading failed, and can be retried', async () => {
  const answers = vi
    .fn<() => Answer>()
    .mockReturnValueOnce({ status: 404, body: { message: '', code: 'not_found', request_id: 'r' } })
    .mockReturnValue(packages);
  renderPart(<PackageList />, answers);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Erreur lors du chargement des forfaits');
  await userEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
  expect((await screen.findAllByRole('article')).length).toBe(3);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(answers).toHaveBeenCalledTimes(2);
});

test('reports a response that cannot be parsed', async () => {
  renderPart(<PackageList showAll />, () => ({ status: 200, body: { success: false } }));
  expect((await screen.findByRole('alert')).textContent).toContain('Format de réponse invalide');
});

test('says what will fill an empty list', async () => {
  renderPart(<PackageList showAll />, () => ({ status: 200, body: packagesAnswer(0) }));
  await screen.findByText('Aucun forfait n’est publié pour le moment');
  expect(screen.getByRole('link', { name: 'Nous contacter' }).getAttribute('href')).toBe(
    '/contact',
  );
});
