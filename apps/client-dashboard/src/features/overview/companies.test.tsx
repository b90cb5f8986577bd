import { getClientOverview, getClientProfile } from '@tassis/contracts';
import { aClientProfile, aUser, aUuid, clientOverviewAnswer } from '@tassis/testing/answers';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { area } from '../../area.tsx';

it('an expired certificate has a masculine label', async () => {
  const certificate = {
    order: { id: aUuid(2), reference: 'CMD-2026-000002' },
    issued_on: '2026-07-15',
    valid_until: '2026-10-13',
    days_left: -39,
    warning: 'expired' as const,
  };
  const overview = clientOverviewAnswer({ certificates: { items: [certificate], more: false } });
  const api = new FakeApi()
    .on(getClientOverview, () => overview)
    .on(getClientProfile, () => ({ success: true, data: aClientProfile() }));
  renderArea(area, { at: '/client-dashboard/profile', api, user: aUser('client') });
  expect(await screen.findByText('Échu')).toBeDefined();
  expect(screen.queryByText('Expirée')).toBeNull();
});
