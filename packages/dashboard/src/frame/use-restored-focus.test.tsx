import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useRestoredFocus } from './use-restored-focus.ts';

afterEach(cleanup);

function Page() {
  useRestoredFocus();
  const [isDone, setDone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const send = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 100);
  };
  return (
    <main tabIndex={-1}>
      {isDone ? <p>Fait</p> : <button onClick={() => setDone(true)}>Terminer</button>}
      <button disabled={isBusy} onClick={send}>
        Envoyer
      </button>
      <p>Texte</p>
    </main>
  );
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the page gets the focus when the focused control is removed', async () => {
  render(<Page />);
  await userEvent.click(button('Terminer'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('a control that was disabled for a moment gets the focus back', async () => {
  render(<Page />);
  await userEvent.click(button('Envoyer'));
  button('Envoyer').blur();
  await waitFor(() => expect(button('Envoyer').disabled).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(button('Envoyer')));
});

test('a person who has left a control keeps the focus where it is', async () => {
  render(<Page />);
  const left = button('Terminer');
  left.focus();
  await userEvent.click(document.body);
  left.blur();
  await userEvent.click(document.body);
  left.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
