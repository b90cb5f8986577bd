import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TextArea } from '../text-area/text-area.tsx';
import { TextInput } from '../text-input/text-input.tsx';

const left = (count: number) => `Il reste ${count}`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const write = (text: string) =>
  fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

const page = (value: string) => (
  <form aria-label="Contact">
    <TextInput label="Nom" maxCount={20} value={value} onChange={() => undefined} />
    <TextArea label="Message" maxCount={9} defaultValue="abc" />
  </form>
);

describe('a character count', () => {
  test('shows how much of the limit is used, and describes the control', () => {
    render(<TextArea label="Message" hint="Court" maxCount={20} defaultValue="Bonjour" />);
    const described = (screen.getByRole('textbox').getAttribute('aria-describedby') ?? '').split(
      ' ',
    );
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Court',
      '7 / 20',
    ]);
    write('Bonjour à tous');
    expect(screen.getByText('14 / 20')).toBeDefined();
  });

  test('is announced near the limit only, and not at each keystroke', () => {
    render(<TextInput label="Nom" maxCount={20} countText={left} />);
    write('x'.repeat(17));
    wait(2000);
    expect(screen.getByRole('status').textContent).toBe('');
    write('x'.repeat(18));
    wait(300);
    write('x'.repeat(19));
    wait(600);
    expect(screen.getByRole('status').textContent).toBe('');
    wait(100);
    expect(screen.getByRole('status').textContent).toBe('Il reste 1');
    write('x'.repeat(22));
    wait(700);
    expect(screen.getByRole('status').textContent).toBe('Il reste -2');
  });

  test('does not truncate the text', () => {
    render(<TextInput label="Nom" maxCount={3} />);
    write('Bennani');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Bennani');
    expect(screen.getByText('7 / 3')).toBeDefined();
  });

  test('follows its owner and the reset of its form', () => {
    const { rerender } = render(page('Salma'));
    expect(screen.getByText('5 / 20')).toBeDefined();
    rerender(page(''));
    expect(screen.getByText('0 / 20')).toBeDefined();
    fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'abcdef' } });
    expect(screen.getByText('6 / 9')).toBeDefined();
    wait(2000); // no further announcement is pending
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    wait(0);
    expect(screen.getByText('3 / 9')).toBeDefined();
  });
});
