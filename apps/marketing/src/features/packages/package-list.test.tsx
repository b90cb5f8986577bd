import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { packagesAnswer } from '@tassis/testing/answers';
import { renderPart, type Answer } from '../../testing/render-part.tsx';
import { PackageList } from './package-list.tsx';

vi.mock('@tassis/platform/router', () => import('../../testing/plain-link.tsx'));

afterEach(cleanup);

const packages = { status: 200, body: packagesAnswer() };

test('says that it is loading, in the place the packages will take', () => {
  renderPart(<PackageList />, () => 'silence');
  expect(screen.getByRole('status').textContent).toBe('Chargement des forfaits…');
  expect(screen.queryByRole('article')).toBeNull();
});

test('shows the first three as the API orders them, with price, badge and door', async () => {
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

test('shows every package where all are wanted', async () => {
  renderPart(<PackageList showAll />, () => packages);
  expect((await screen.findAllByRole('article')).length).toBe(packagesAnswer().data.length);
});

test('says what failed, and tries again when asked', async () => {
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

test('names an answer that is none', async () => {
  renderPart(<PackageList showAll />, () => ({ status: 200, body: { success: false } }));
  expect((await screen.findByRole('alert')).textContent).toContain('Format de réponse invalide');
});

test('says what would fill an empty list', async () => {
  renderPart(<PackageList showAll />, () => ({ status: 200, body: packagesAnswer(0) }));
  await screen.findByText('Aucun forfait n’est publié pour le moment');
  expect(screen.getByRole('link', { name: 'Nous contacter' }).getAttribute('href')).toBe(
    '/contact',
  );
});
