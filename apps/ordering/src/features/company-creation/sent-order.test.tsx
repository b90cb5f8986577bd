import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser } from '../../testing/open-page.tsx';
import { placedOrder, watchedApi } from '../../testing/watched-api.ts';
import { creationVisit } from './form/records.ts';
import { goToAssociates, goToSummary, press } from './testing/fill-in.ts';
import { openWizard } from './testing/open-wizard.tsx';

beforeEach(freshBrowser);
afterEach(cleanup);

test('a person who comes back after sending reads that the order was sent, until they close the notice', async () => {
  const watched = watchedApi();
  const first = await openWizard({ watched, role: 'client' });
  await goToAssociates();
  await goToSummary();
  press('Soumettre');
  await waitFor(() => expect(creationVisit.records.sent.read()).not.toBeNull());
  first.unmount();
  // The browser restores the scroll position of the recap, so the notice would be above the window.
  const above = vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, -2000, 320, 200));
  const second = await openWizard({ watched, role: 'client', leaves: false });
  const notice = (await screen.findByText('Votre demande est bien partie')).closest('[role]');
  expect(notice?.textContent).toContain(placedOrder.reference);
  await waitFor(() => expect(document.activeElement).toBe(notice));
  above.mockRestore();
  const link = screen.getByRole('link', { name: 'Voir la commande' });
  expect(link.getAttribute('href')).toContain(placedOrder.id);
  press('Fermer');
  second.unmount();
  await openWizard({ watched, role: 'client' });
  expect(screen.queryByText('Votre demande est bien partie')).toBeNull();
});
