import { cleanup, render, screen } from '@testing-library/react';
import { HostProvider } from '@tassis/design-system/host';
import { afterEach, expect, it, vi } from 'vitest';
import { FailureNotice } from './failure-notice.tsx';

afterEach(cleanup);

it.each([
  ['the page is not whole', false, 'Cette page est incomplète. Recharger la page'],
  ['there is no page', true, 'Cette page n’a pas pu être chargée. Recharger la page'],
])('says that %s, and has a plain link that reloads the page', (_what, inPlace, sentence) => {
  const complain = vi.spyOn(console, 'error');
  render(
    <HostProvider locale="fr" texts={{ toastRegion: 'Messages', closeToast: 'Fermer' }}>
      <FailureNotice inPlace={inPlace} />
    </HostProvider>,
  );
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  const link = screen.getByText('Recharger la page');
  expect(link).toMatchObject({ tagName: 'A', href: location.href });
  expect(complain).not.toHaveBeenCalled();
});
