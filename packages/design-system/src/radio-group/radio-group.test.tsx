import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { describeGroup } from '../field/describe-group.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { RadioGroup } from './radio-group.tsx';

const OPTIONS = [
  { value: 'cin', label: 'CIN' },
  { value: 'passport', label: 'Passeport' },
];

describeGroup('RadioGroup', (props) => <RadioGroup {...props} options={OPTIONS} />);

afterEach(cleanup);

describe('RadioGroup', () => {
  test("starts with the default and then keeps the person's choice", async () => {
    const user = userEvent.setup();
    render(<RadioGroup name="kind" label="Document" defaultValue="cin" options={OPTIONS} />);
    await user.click(screen.getByRole('radio', { name: 'Passeport' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Passeport' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'CIN' }).checked).toBe(false);
  });
});

function Harness() {
  const [value, setValue] = useState('cin');
  return (
    <>
      <SegmentedControl
        label="Document"
        name="document"
        options={OPTIONS}
        value={value}
        onChange={setValue}
      />
      <p>{value}</p>
    </>
  );
}

test('SegmentedControl reports the chosen value', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  await user.click(screen.getByRole('radio', { name: 'Passeport' }));
  expect(screen.getByText('passport')).toBeDefined();
});
