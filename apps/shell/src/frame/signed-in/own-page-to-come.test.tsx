import { getFirm } from '@tassis/contracts';
import { paths } from '@tassis/platform';
import { aUser, firmAnswer } from '@tassis/testing/answers';
import { FakeApi } from '@tassis/testing/area';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

afterEach(cleanup);

it('leads on to what there is', async () => {
  const at = `${paths.contentDashboard}/packages`;
  const api = new FakeApi().on(getFirm, () => firmAnswer());
  await openPage({ at, user: aUser('content_admin'), api });
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.filter((text) => !/@|\+212/.test(text))).toEqual(['Tableau de bord', 'Mon compte']);
});
