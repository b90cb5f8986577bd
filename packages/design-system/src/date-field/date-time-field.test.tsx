import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { describeField } from '../field/describe-field.tsx';
import { DateTimeField } from './date-time-field.tsx';

describeField('DateTimeField', (props) => <DateTimeField {...props} />);

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Début');
const nativeInput = () => document.querySelector<HTMLInputElement>('input[type="datetime-local"]');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

function Owned({ heard }: { heard: string[] }) {
  const [value, setValue] = useState('2026-11-21T09:30');
  return (
    <>
      <DateTimeField
        label="Début"
        value={value}
        error={/T/u.test(value) ? undefined : 'Refusé'}
        onValueChange={(next) => {
          setValue(next);
          heard.push(next);
        }}
      />
      <button type="button" onClick={() => setValue('')}>
        Vider
      </button>
    </>
  );
}

describe('DateTimeField', () => {
  test('is typed and shown day first, and submitted year first', () => {
    render(
      <form data-testid="form">
        <DateTimeField label="Début" name="start" defaultValue="2026-01-05T09:30" />
      </form>,
    );
    expect(field()).toMatchObject({ type: 'text', value: '05/01/2026 09:30' });
    expect(field().placeholder).toBe('jj/mm/aaaa hh:mm');
    type('21/11/2026 10h15');
    const form = screen.getByTestId<HTMLFormElement>('form');
    expect(new FormData(form).getAll('start')).toEqual(['2026-11-21T10:15']);
    fireEvent.blur(field());
    expect(field().value).toBe('21/11/2026 10:15');
  });

  test('passes its owner a text that is no minute, and shows the text that the owner passes', () => {
    const heard: string[] = [];
    render(<Owned heard={heard} />);
    type('21/11/2026');
    expect(heard.at(-1)).toBe('21/11/2026');
    expect(field().value).toBe('21/11/2026');
    expect(nativeInput()?.value).toBe('');
    type('21/11/2026 10:15');
    expect(heard.at(-1)).toBe('2026-11-21T10:15');
    type('21/11');
    fireEvent.click(screen.getByRole('button', { name: 'Vider' }));
    expect(field().value).toBe('');
  });

  test("shows its owner's error about a text only once it shows its own", () => {
    render(<Owned heard={[]} />);
    type('21/11/2026 25:00');
    expect(screen.queryByText('Refusé')).toBeNull();
    fireEvent.blur(field());
    expect(screen.getByText(/Écrivez-la comme jj\/mm\/aaaa hh:mm\./)).toBeDefined();
    type('31/02/2026 10:00');
    expect(screen.getByText(/Elle n’existe pas/)).toBeDefined();
    cleanup();
    render(<DateTimeField label="Début" value="demain" />);
    expect(screen.getByText(/Écrivez-la/)).toBeDefined();
  });

  test('the arrows change the part at the caret', () => {
    render(<DateTimeField label="Début" defaultValue="2026-11-30T23:30" />);
    const press = (caret: number, key: string) => {
      field().setSelectionRange(caret, caret);
      fireEvent.keyDown(field(), { key });
    };
    press(12, 'ArrowUp');
    expect(field().value).toBe('01/12/2026 00:30');
    press(15, 'ArrowDown');
    expect(field().value).toBe('01/12/2026 00:29');
    expect(nativeInput()?.value).toBe('2026-12-01T00:29');
  });
});
