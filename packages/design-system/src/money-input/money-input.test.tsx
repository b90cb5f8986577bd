import { HostProvider } from '@tassis/design-system/host';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeField } from '../field/describe-field.tsx';
import { MoneyInput, type MoneyInputProps } from './money-input.tsx';

describeField('MoneyInput', (props) => <MoneyInput {...props} />);

const Capital = (props: Partial<MoneyInputProps>) => (
  <form aria-label="Société">
    <MoneyInput label="Capital" name="capital" {...props} />
  </form>
);
const field = () => screen.getByLabelText<HTMLInputElement>('Capital');

function Owned() {
  const [value, setValue] = useState<number | null>(100);
  return (
    <>
      <Capital
        value={value}
        onValueChange={(next) => setValue((old) => (next === 700 ? old : next))}
      />
      <button type="button" onClick={() => setValue(null)}>
        Vider
      </button>
    </>
  );
}

/** jsdom collects form data without the event that browsers fire at it. */
function sent(): FormDataEntryValue[] {
  const form = screen.getByRole<HTMLFormElement>('form');
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
  return formData.getAll('capital');
}

afterEach(cleanup);

describe('MoneyInput', () => {
  test('accepts digits only, groups them on blur, reports centimes and submits dirhams', async () => {
    const user = userEvent.setup();
    const tell = vi.fn<(centimes: number | null) => void>();
    render(<Capital onValueChange={tell} />);
    await user.type(field(), '-+1e0E00.5');
    expect(field().value).toBe('1000,5');
    expect(tell).toHaveBeenLastCalledWith(100_050);
    await user.tab();
    expect(field().value).toBe('1\u00A0000,50');
    expect(sent()).toEqual(['1000.50']);
  });

  test('keeps the caret where a character was refused', async () => {
    const user = userEvent.setup();
    render(<Capital />);
    await user.type(field(), '1000');
    await user.type(field(), '-', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect([field().value, field().selectionStart]).toEqual(['1000', 1]);
  });

  test("says what it left out, in the page's language, until the next valid keystroke", async () => {
    const user = userEvent.setup();
    render(
      <HostProvider locale="en" texts={{ toastRegion: '', closeToast: '' }}>
        <Capital />
      </HostProvider>,
    );
    await user.type(field(), '-50');
    expect(field().value).toBe('50');
    expect(screen.getByText(/signs and letters were taken out/u)).toBeDefined();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await user.tab();
    await user.click(field());
    expect(field().getAttribute('aria-invalid')).toBeNull();
    await user.clear(field());
    await user.type(field(), '12345678901');
    expect(field().value).toBe('1234567890');
    expect(screen.getByText(/ten digits at most/u)).toBeDefined();
  });

  test('accepts whole dirhams only when told to; typed centimes stay', async () => {
    const user = userEvent.setup();
    render(<Capital decimals={0} currency="DH" defaultValue={1_000_000} />);
    expect(field().value).toBe('10\u00A0000');
    expect(screen.getByText('DH')).toBeDefined();
    await user.type(field(), ',99');
    await user.tab();
    expect(field().value).toBe('10\u00A0000,99');
    expect(sent()).toEqual(['10000.99']);
  });

  test('shows what its owner passes, and the typed text while it means the same amount', async () => {
    const user = userEvent.setup();
    render(<Owned />);
    expect(field().value).toBe('1,00');
    await user.clear(field());
    await user.type(field(), '12,');
    expect(field().value).toBe('12,');
    await user.clear(field());
    await user.type(field(), '7');
    expect(field().value).toBe('');
    await user.type(field(), '8');
    await user.click(screen.getByRole('button'));
    expect(field().value).toBe('');
    expect(sent()).toEqual(['']);
  });

  test('does not change other controls of the same name', () => {
    render(
      <form aria-label="Société">
        <input name="capital" defaultValue="x" />
        <MoneyInput label="Capital" name="capital" defaultValue={123_450} />
      </form>,
    );
    expect(sent()).toEqual(['x', '1234.50']);
  });
});
