import { createOrder } from '@tassis/contracts';
import { fieldRefusal } from '@tassis/testing/area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fr as order } from '../../messages/order/fr.ts';
import { freshBrowser } from '../../testing/open-page.tsx';
import { watchedApi } from '../../testing/watched-api.ts';
import { creationVisit } from './form/records.ts';
import { goToAssociates, goToSummary, press } from './testing/fill-in.ts';
import { marks } from './testing/marks.ts';
import { openWizard } from './testing/open-wizard.tsx';

beforeEach(freshBrowser);
afterEach(cleanup);

const title = () => screen.getByRole('heading', { level: 2 }).textContent;

test('a step that has become invalid is marked as incomplete, however far one has come', async () => {
  await openWizard();
  await goToAssociates();
  await goToSummary();
  creationVisit.open().members.seat.set('capital', 20_000_000);
  await waitFor(() => expect(marks()[2]).toBe('à corriger'));
  expect(title()).toBe('Associés');
});

test('a step with a value that the server refused is marked until the value changes', async () => {
  const watched = watchedApi();
  watched.api.on(createOrder, () =>
    fieldRefusal({
      'services.0.data.firstAppelation': ['Nom réservé.'],
      'services.0.data.capital': ['Capital refusé.'],
      'services.0.data.associates.0.cin': ['CIN inconnue.'],
    }),
  );
  await openWizard({ watched, role: 'client' });
  await goToAssociates();
  await goToSummary();
  press('Soumettre');
  await screen.findByRole('alert', { name: order.errors.boxTitle });
  const wrong = 'à corriger';
  expect(marks()).toEqual([wrong, wrong, wrong, 'terminée', 'à faire']);
  creationVisit.open().members.naming.set('firstAppelation', 'Atlas Deux');
  await waitFor(() => expect(marks().slice(0, 3)).toEqual(['terminée', wrong, wrong]));
});
