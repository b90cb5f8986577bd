import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { describeField } from '../field/describe-field.tsx';
import { Checkbox } from './checkbox.tsx';

describeField('Checkbox', (props) => <Checkbox {...props} />);

const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('terms');

afterEach(cleanup);

test('is ticked by its label and by the space bar, and is sent only when ticked', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="Commande">
      <Checkbox label="J’accepte" name="terms" value="yes" />
    </form>,
  );
  expect(sent()).toBeNull();
  await user.click(screen.getByText('J’accepte'));
  expect(sent()).toBe('yes');
  await user.keyboard(' ');
  expect(sent()).toBeNull();
});
