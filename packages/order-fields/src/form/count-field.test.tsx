import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fr } from '../messages/people/fr.ts';
import { anOrderForm } from './testing/an-order-form.ts';
import { CountField } from './count-field.tsx';

afterEach(cleanup);

test('a count above the limit is set back to the limit, and a notice says so', async () => {
  const user = userEvent.setup();
  const list = anOrderForm().members.people;
  render(
    <CountField
      list={list}
      max={20}
      texts={{ count: 'Nombre', countHint: 'Vous compris.', fewer: 'Moins', more: 'Plus' }}
      dialog={fr.card.fewerDialog}
      isBlank={() => true}
      getName={() => ''}
    />,
  );
  const count = screen.getByLabelText('Nombre');
  await user.clear(count);
  await user.type(count, '50');
  expect(list.items).toHaveLength(20);
  expect(count).toHaveProperty('value', '20');
  expect(screen.getByText(/ramené à 20/u)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Moins' }));
  expect(list.items).toHaveLength(19);
  expect(screen.queryByText(/ramené à 20/u)).toBeNull();
});
