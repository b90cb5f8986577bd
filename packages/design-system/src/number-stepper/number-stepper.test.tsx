import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeField } from '../field/describe-field.tsx';
import { NumberStepper, type NumberStepperProps } from './number-stepper.tsx';

const TEXTS = { decreaseText: 'Un de moins', increaseText: 'Un de plus' };

describeField('NumberStepper', (props) => <NumberStepper {...props} {...TEXTS} />);

const Associates = (props: Partial<NumberStepperProps>) => (
  <NumberStepper label="Associés" {...TEXTS} {...props} />
);
const field = () => screen.getByLabelText<HTMLInputElement>('Associés');
const less = () => screen.getByRole('button', { name: 'Un de moins' });
const more = () => screen.getByRole('button', { name: 'Un de plus' });

function Owned() {
  const [value, setValue] = useState('1');
  return <Associates value={value} onChange={({ target }) => setValue(target.value)} max={2} />;
}

afterEach(cleanup);

describe('NumberStepper', () => {
  test('counts by its buttons within its bounds, and tells its owner', async () => {
    const user = userEvent.setup();
    const change = vi.fn<(text: string) => void>();
    render(
      <Associates
        defaultValue={1}
        max={3}
        onChange={(event) => change(event.currentTarget.value)}
      />,
    );
    await user.click(less());
    expect(field().value).toBe('0');
    expect(less().getAttribute('aria-disabled')).toBe('true');
    await user.click(less());
    expect(field().value).toBe('0');
    for (let press = 0; press < 5; press += 1) await user.click(more());
    expect(field().value).toBe('3');
    expect(more().getAttribute('aria-disabled')).toBe('true');
    expect(change.mock.calls.flat()).toEqual(['0', '1', '2', '3']);
  });

  test('keeps the typed value until blur, then clamps it to its bounds', async () => {
    const user = userEvent.setup();
    render(<Associates min={2} max={50} defaultValue={5} />);
    await user.clear(field());
    expect(field().value).toBe('');
    await user.type(field(), '1');
    expect(field().value).toBe('1');
    await user.tab();
    expect(field().value).toBe('2');
    await user.clear(field());
    await user.type(field(), '999');
    await user.tab();
    expect(field().value).toBe('50');
  });

  test('an empty field stays empty, and its buttons count from the minimum', async () => {
    const user = userEvent.setup();
    render(<Associates />);
    await user.click(field());
    await user.tab();
    expect(field().value).toBe('');
    await user.click(more());
    expect(field().value).toBe('1');
  });

  test('ignores a sign, an exponent and a comma; Enter submits a value within its bounds', async () => {
    const user = userEvent.setup();
    render(<Associates max={40} />);
    await user.type(field(), '-4e+1.,');
    expect(field().value).toBe('41');
    await user.keyboard('{Enter}');
    expect(field().value).toBe('40');
  });

  test('shows what its owner passes', async () => {
    const user = userEvent.setup();
    render(<Owned />);
    await user.click(more());
    expect(field().value).toBe('2');
    expect(more().getAttribute('aria-disabled')).toBe('true');
  });

  test.each([{ disabled: true }, { readOnly: true }])(
    '%j is not changed by its buttons',
    async (state) => {
      const user = userEvent.setup();
      render(<Associates defaultValue={2} {...state} />);
      await user.click(more());
      expect(field().value).toBe('2');
    },
  );
});
