import { cleanup, render, screen } from '@testing-library/react';
import { HostProvider } from '@tassis/design-system/host';
import { afterEach, expect, it, vi } from 'vitest';
import { FailureNotice } from './failure-notice.tsx';

afterEach(cleanup);

it('says that the page is not whole, and its plain link loads the page again', () => {
  const complain = vi.spyOn(console, 'error');
  render(
    <HostProvider locale="fr" texts={{ toastRegion: 'Messages', closeToast: 'Fermer' }}>
      <FailureNotice />
    </HostProvider>,
  );
  expect(screen.getByRole('alert').textContent).toBe(
    'Cette page est incomplète. Recharger la page',
  );
  const link = screen.getByText('Recharger la page');
  expect(link).toMatchObject({ tagName: 'A', href: location.href });
  expect(complain).not.toHaveBeenCalled();
});
