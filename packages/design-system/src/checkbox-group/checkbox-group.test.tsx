import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeGroup } from '../field/describe-group.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

const OPTIONS = [
  { value: 'numerical', label: 'Numéraire' },
  { value: 'nonNumerical', label: 'Nature' },
  { value: 'industry', label: 'Industrie', disabled: true },
];

describeGroup('CheckboxGroup', (props) => <CheckboxGroup {...props} options={OPTIONS} />);

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

function Owned() {
  const [values, setValues] = useState<string[]>(['numerical']);
  return (
    <CheckboxGroup
      label="Apports"
      name="apports"
      options={OPTIONS}
      value={values}
      onValueChange={(next) => setValues(next.slice(-1))}
    />
  );
}

afterEach(cleanup);

describe('CheckboxGroup', () => {
  test('sends its name once for each ticked box', async () => {
    const user = userEvent.setup();
    const tell = vi.fn<(values: string[]) => void>();
    render(
      <form aria-label="Apports">
        <CheckboxGroup
          label="Apports"
          name="apports"
          options={OPTIONS}
          defaultValue={['nonNumerical']}
          onValueChange={tell}
        />
      </form>,
    );
    await user.click(box('Numéraire'));
    await user.click(box('Industrie'));
    expect(tell.mock.calls).toEqual([[['numerical', 'nonNumerical']]]);
    const data = new FormData(screen.getByRole<HTMLFormElement>('form'));
    expect(data.getAll('apports')).toEqual(['numerical', 'nonNumerical']);
  });

  test('shows the values that its owner passes', async () => {
    const user = userEvent.setup();
    render(<Owned />);
    await user.click(box('Nature'));
    expect([box('Numéraire').checked, box('Nature').checked]).toEqual([false, true]);
  });
});
