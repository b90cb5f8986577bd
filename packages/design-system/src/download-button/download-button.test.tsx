import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DownloadButton } from './download-button.tsx';

afterEach(cleanup);

const INVOICE = { text: 'Télécharger la facture', file: { type: 'PDF', size: '240 Ko' } };

function open() {
  const calls: PromiseWithResolvers<void>[] = [];
  const onDownload = vi.fn<() => Promise<void>>(() => {
    const call = Promise.withResolvers<void>();
    calls.push(call);
    return call.promise;
  });
  render(
    <DownloadButton
      {...INVOICE}
      onDownload={onDownload}
      pendingText="Préparation…"
      failedText="Échec du téléchargement."
    />,
  );
  return { onDownload, calls, user: userEvent.setup() };
}
const button = () => screen.getByRole('button');

describe('DownloadButton', () => {
  test('names its file; with an address it is a link that downloads it', () => {
    render(<DownloadButton {...INVOICE} href="/facture" fileName="facture.pdf" />);
    const link = screen.getByRole('link', { name: 'Télécharger la facture (PDF, 240 Ko)' });
    expect(link.getAttribute('href')).toBe('/facture');
    expect(link.getAttribute('download')).toBe('facture.pdf');
  });

  test("names only the file's type when the size is unknown", () => {
    render(<DownloadButton text="Statuts" file={{ type: 'PDF' }} href="/statuts" />);
    expect(screen.getByRole('link', { name: 'Statuts (PDF)' }).getAttribute('download')).toBe('');
  });

  test('is busy while the file is fetched, fetches it once, and is then ready again', async () => {
    const { onDownload, calls, user } = open();
    await user.click(button());
    expect(button().textContent).toBe('Préparation…');
    expect(document.activeElement).toBe(button());
    await user.click(button());
    expect(onDownload).toHaveBeenCalledTimes(1);
    await act(async () => calls[0]?.resolve());
    expect(button().textContent).toContain('PDF, 240 Ko');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('shows that it failed, and removes the message at the next attempt', async () => {
    const { onDownload, calls, user } = open();
    await user.click(button());
    await act(async () => calls[0]?.reject(new Error('offline')));
    expect(screen.getByRole('alert').textContent).toBe('Échec du téléchargement.');
    expect(button().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    await user.click(button());
    expect(onDownload).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});
