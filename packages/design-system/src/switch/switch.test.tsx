import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { describeField } from '../field/describe-field.tsx';
import { Switch } from './switch.tsx';

describeField('Switch', (props) => <Switch {...props} />);

afterEach(cleanup);

test('is a switch that the space bar and its label toggle', async () => {
  const user = userEvent.setup();
  render(<Switch label="Rappels" defaultChecked />);
  const element = screen.getByRole<HTMLInputElement>('switch', { name: 'Rappels', checked: true });
  await user.tab();
  await user.keyboard(' ');
  expect(element.checked).toBe(false);
  await user.click(screen.getByText('Rappels'));
  expect(element.checked).toBe(true);
});
