import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HostProvider } from './host-provider.tsx';
import { useEnterModal, useLocale, useNotify, type ToastMessage } from './host-context.ts';

const undo = { text: 'Annuler', onAction: vi.fn<() => void>() };

function Page() {
  const notify = useNotify();
  const show = (message: ToastMessage) => () => notify(message);
  return (
    <main lang={useLocale()}>
      <button type="button" onClick={show({ tone: 'success', text: 'Enregistré' })}>
        Bien
      </button>
      <button type="button" onClick={show({ tone: 'critical', text: 'Refusé' })}>
        Mal
      </button>
      <button type="button" onClick={show({ tone: 'info', text: 'Retiré', action: undo })}>
        Retirer
      </button>
    </main>
  );
}

function Modal({ name }: { name: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const enterModal = useEnterModal();
  useEffect(() => (dialog.current ? enterModal(dialog.current) : undefined), [enterModal]);
  return <dialog open aria-label={name} ref={dialog} />;
}

const host = (children: ReactNode) => (
  <HostProvider locale="en" texts={{ toastRegion: 'Messages', closeToast: 'Fermer' }}>
    <Page />
    {children}
  </HostProvider>
);

const isSavedIn = (dialog: string) =>
  screen.getByRole('dialog', { name: dialog }).contains(screen.getByText('Enregistré'));

function renderHost() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(host(null));
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

const politeness = (text: string) =>
  screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live');

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('HostProvider', () => {
  test('provides the locale', () => {
    renderHost();
    expect(screen.getByRole('main').lang).toBe('en');
  });

  test('good news disappears by itself, bad news stays until it is closed', async () => {
    const user = renderHost();
    await user.click(screen.getByRole('button', { name: 'Bien' }));
    await user.click(screen.getByRole('button', { name: 'Mal' }));
    expect(screen.getByLabelText('Messages').textContent).toContain('Enregistré');
    await wait(10);
    expect(screen.queryByText('Enregistré')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByText('Refusé')).toBeNull();
  });

  test('bad news is announced at once, good news at the next pause', async () => {
    const user = renderHost();
    await user.click(screen.getByRole('button', { name: 'Bien' }));
    await user.click(screen.getByRole('button', { name: 'Mal' }));
    expect(politeness('Enregistré')).toBe('polite');
    expect(politeness('Refusé')).toBe('assertive');
  });

  test('no toast disappears while one has the focus, nor right after it loses it', async () => {
    const user = renderHost();
    await user.click(screen.getByRole('button', { name: 'Bien' }));
    screen.getByRole('button', { name: 'Fermer' }).focus();
    await wait(60);
    expect(screen.getByText('Enregistré')).toBeDefined();
    act(() => screen.getByRole('button', { name: 'Bien' }).focus());
    await wait(2);
    expect(screen.getByText('Enregistré')).toBeDefined();
    await wait(8);
    expect(screen.queryByText('Enregistré')).toBeNull();
  });

  test('a toast with an action stays, runs the action, closes, and returns the focus', async () => {
    const user = renderHost();
    const opener = screen.getByRole('button', { name: 'Retirer' });
    await user.click(opener);
    await wait(60);
    act(() => screen.getByRole('button', { name: 'Annuler' }).focus());
    await user.keyboard('{Enter}');
    expect(undo.onAction).toHaveBeenCalledOnce();
    expect(screen.queryByText('Retiré')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  test('toasts are in the modal dialog that was opened last, and in the page when none is open', () => {
    const { rerender } = render(host(null));
    rerender(host([<Modal key="a" name="Volet" />, <Modal key="b" name="Question" />]));
    act(() => screen.getByRole('button', { name: 'Bien' }).click());
    expect(isSavedIn('Question')).toBe(true);
    rerender(host([<Modal key="a" name="Volet" />]));
    expect(isSavedIn('Volet')).toBe(true);
    rerender(host(null));
    expect(screen.getByText('Enregistré').closest('dialog')).toBeNull();
  });

  test('without a host components still render, in French', () => {
    render(<Page />);
    expect(screen.getByRole('main').lang).toBe('fr');
    act(() => screen.getByRole('button', { name: 'Bien' }).click());
    expect(screen.queryByText('Enregistré')).toBeNull();
  });
});
