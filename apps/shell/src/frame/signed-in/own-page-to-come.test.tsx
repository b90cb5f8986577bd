import { getFirm } from '@tassis/contracts';
import { paths } from '@tassis/platform';
import { aUser, firmAnswer } from '@tassis/testing/answers';
import { FakeApi } from '@tassis/testing/area';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

afterEach(cleanup);

it.each([
  ['partner', paths.partnerNotifications, ['Tableau de bord', 'Mon compte']],
  ['partner', paths.partnerDashboard, ['Mon compte']],
] as const)('leads a %s at %s on to what there is: %j', async (role, at, ways) => {
  const api = new FakeApi().on(getFirm, () => firmAnswer());
  await openPage({ at, user: aUser(role), api });
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.filter((text) => !/@|\+212/.test(text))).toEqual(ways);
});
