import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeField } from '../field/describe-field.tsx';
import { formatPhone } from './format-phone.ts';
import { PhoneInput } from './phone-input.tsx';

describeField('PhoneInput', (props) => <PhoneInput {...props} />);

test.each([
  ['0612345678', '06 12 34 56 78'],
  ['06.12-34 56 78', '06 12 34 56 78'],
  ['+212612345678', '+212 6 12 34 56 78'],
  ['00212612345678', '+212 6 12 34 56 78'],
  ['+212 (0)6 12 34 56 78', '+212 6 12 34 56 78'],
  ['0522123456', '05 22 12 34 56'],
  ['061234567', '061234567'],
  ['+33612345678', '+33612345678'],
  ['06 12 ext. 4', '06 12 ext. 4'],
  ['', ''],
])('formatPhone: %s → %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

function Owned() {
  const [value, setValue] = useState('');
  return (
    <PhoneInput
      label="Téléphone"
      value={value}
      onChange={({ target }) => setValue(target.value.replaceAll(' ', ''))}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Téléphone');

describe('PhoneInput', () => {
  afterEach(cleanup);

  test('does not change the text while it is typed, groups it in pairs on blur, and tells its owner', async () => {
    const user = userEvent.setup();
    const change = vi.fn<(text: string) => void>();
    const blur = vi.fn<(text: string) => void>();
    render(
      <PhoneInput
        label="Téléphone"
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={(event) => blur(event.currentTarget.value)}
      />,
    );
    await user.type(field(), '0612345678');
    expect(field().value).toBe('0612345678');
    await user.tab();
    expect(field().value).toBe('06 12 34 56 78');
    expect(change).toHaveBeenLastCalledWith('06 12 34 56 78');
    expect(blur).toHaveBeenCalledWith('06 12 34 56 78');
  });

  test('does not change a number that only had the focus', async () => {
    const user = userEvent.setup();
    const change = vi.fn<() => void>();
    render(<PhoneInput label="Téléphone" defaultValue="0612345678" onChange={change} />);
    await user.click(field());
    await user.tab();
    expect(field().value).toBe('0612345678');
    expect(change).not.toHaveBeenCalled();
  });

  test('is a telephone field for keyboards and browsers', () => {
    render(<PhoneInput label="Téléphone" />);
    expect(field()).toMatchObject({ type: 'tel', autocomplete: 'tel' });
  });

  test('an owner may keep the number ungrouped', async () => {
    const user = userEvent.setup();
    render(<Owned />);
    await user.type(field(), '0612345678');
    await user.tab();
    expect(field().value).toBe('0612345678');
  });
});
