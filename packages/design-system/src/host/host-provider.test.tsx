import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HostProvider } from './host-provider.tsx';
import { useLocale, useNotify, usePortalTarget, type ToastMessage } from './host-context.ts';

function Page() {
  const notify = useNotify();
  const target = usePortalTarget();
  const show = (message: ToastMessage) => () => notify(message);
  return (
    <main lang={useLocale()}>
      <button type="button" onClick={show({ tone: 'success', text: 'Enregistré' })}>
        Bien
      </button>
      <button type="button" onClick={show({ tone: 'critical', text: 'Refusé' })}>
        Mal
      </button>
      {target ? createPortal(<p>Porté</p>, target) : null}
    </main>
  );
}

function renderHost() {
  render(
    <HostProvider locale="en" texts={{ toastRegion: 'Messages', closeToast: 'Fermer' }}>
      <Page />
    </HostProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('HostProvider', () => {
  test('gives the locale and a place outside the page for overlays', () => {
    renderHost();
    expect(screen.getByRole('main').lang).toBe('en');
    expect(screen.getByRole('main').contains(screen.getByText('Porté'))).toBe(false);
  });

  test('good news goes by itself, bad news stays until it is closed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    renderHost();
    await user.click(screen.getByRole('button', { name: 'Bien' }));
    await user.click(screen.getByRole('button', { name: 'Mal' }));
    expect(screen.getByLabelText('Messages').textContent).toContain('Enregistré');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByText('Enregistré')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByText('Refusé')).toBeNull();
  });

  test('without a host everything still renders, in French', () => {
    render(<Page />);
    expect(screen.getByRole('main').lang).toBe('fr');
    act(() => screen.getByRole('button', { name: 'Bien' }).click());
    expect(screen.queryByText('Enregistré')).toBeNull();
  });
});
