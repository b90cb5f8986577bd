import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeField } from '../field/describe-field.tsx';
import { checkPdf } from './check-pdf.ts';
import { formatSize } from './file-size.ts';
import { FileUpload, type FileUploadProps } from './file-upload.tsx';
import { samplePdf, sampleTexts } from './file-upload.samples.ts';

describeField('FileUpload', (props) => <FileUpload {...props} texts={sampleTexts} />);

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>(/Statuts/u);

// Matches the beginning of a text, because queries normalize the page's narrow spaces to plain ones.
const MISSING = /^Redonnez le fichier/u;

/** Finds the name in the zone; the button that removes the file contains it too. */
const shown = (name: string) => screen.findByText(name, { selector: 'p' });

function renderUpload(props: Partial<FileUploadProps> = {}) {
  const onFile = vi.fn<(file: File | null) => void>();
  const all = { label: 'Statuts', texts: sampleTexts, onFile, ...props };
  const { rerender } = render(<FileUpload {...all} />);
  // The native picker enforces `accept`, a drop does not, so the component checks the file itself.
  const user = userEvent.setup({ applyAccept: false });
  return {
    user,
    onFile,
    again: (next: typeof props) => rerender(<FileUpload {...all} {...next} />),
  };
}

describe('FileUpload', () => {
  test('accepts a PDF, shows and announces it, passes it to its owner, and lets the person remove it', async () => {
    const { user, onFile } = renderUpload();
    const file = samplePdf();
    await user.upload(field(), file);
    expect(await shown(file.name)).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain(sampleTexts.chosen);
    expect(onFile).toHaveBeenLastCalledWith(file);

    await user.click(screen.getByRole('button', { name: `Supprimer ${file.name}` }));
    expect(onFile).toHaveBeenLastCalledWith(null);
    expect(screen.queryByText(file.name)).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  test('refuses a file that is too large, keeps it out of the form, and gives the reason', async () => {
    const onRefuse = vi.fn<NonNullable<FileUploadProps['onRefuse']>>();
    const { user, onFile } = renderUpload({ maxBytes: 8, onRefuse, error: 'Requis' });
    await user.upload(field(), samplePdf('statuts.pdf'));
    const said = '« statuts.pdf » pèse 9 o ; la limite est de 8 o.';
    await waitFor(() => expect(plain(alertText())).toContain(said));
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Requis')).toBeNull();
    expect(onRefuse.mock.calls[0]?.[0].reason).toBe('size');
    expect(onFile).not.toHaveBeenCalled();
  });

  test('takes one dropped file, not several', async () => {
    const { onFile } = renderUpload();
    const zone = screen.getByText(sampleTexts.drop);
    fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'] } });
    expect(screen.getByText(sampleTexts.dropNow)).toBeDefined();
    const files = [samplePdf('a.pdf'), samplePdf('b.pdf')];
    const drop = createEvent.drop(zone, { dataTransfer: { types: ['Files'], files } });
    fireEvent(zone, drop);
    expect(drop.defaultPrevented).toBe(true);
    await waitFor(() => expect(alertText()).toContain('Un seul fichier est attendu.'));
    expect(onFile).not.toHaveBeenCalled();
  });

  test('ignores text that is dragged over it', () => {
    renderUpload();
    fireEvent.dragOver(screen.getByText(sampleTexts.drop), {
      dataTransfer: { types: ['text/plain'] },
    });
    expect(screen.queryByText(sampleTexts.dropNow)).toBeNull();
  });

  test('of two files that are chosen in quick succession the later one counts', async () => {
    const { onFile } = renderUpload();
    const slow = samplePdf('lent.pdf');
    const reading = Promise.withResolvers<string>();
    const start = new Blob();
    vi.spyOn(start, 'text').mockReturnValue(reading.promise);
    vi.spyOn(slow, 'slice').mockReturnValue(start);
    const quick = samplePdf('vite.pdf');
    for (const file of [slow, quick]) fireEvent.change(field(), { target: { files: [file] } });
    await shown('vite.pdf');
    reading.resolve('%PDF-');
    await reading.promise;
    expect(onFile.mock.calls.map(([file]) => file?.name)).toEqual(['vite.pdf']);
  });

  test('shows that a known file is missing until it is chosen again', async () => {
    const { user } = renderUpload({ known: { name: 'statuts.pdf' }, status: 'missing' });
    expect(field().getAttribute('aria-label')).toContain('Redonner le fichier');
    expect(screen.getAllByText(MISSING)).toHaveLength(1);
    await user.upload(field(), samplePdf('statuts.pdf'));
    expect(await screen.findByText(sampleTexts.chosen)).toBeDefined();
    expect(screen.queryByText(MISSING)).toBeNull();
  });

  test('shows the progress of the upload', () => {
    const known = { name: 'statuts.pdf', size: 1024 };
    const { again } = renderUpload({ known, status: 'uploading', progress: 0.42 });
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.42);
    expect(screen.getByText(/42\s%/u)).toBeDefined();
    expect(screen.getByRole('button', { name: /^Annuler l’envoi/u })).toBeDefined();
    again({ known, status: 'done' });
    expect(screen.getByRole('status').textContent).toContain('Reçu');
  });

  test('is cleared when the form is reset', async () => {
    const user = userEvent.setup();
    render(
      <form>
        <FileUpload label="Statuts" texts={sampleTexts} />
        <button type="reset">Effacer</button>
      </form>,
    );
    await user.upload(field(), samplePdf());
    await shown('certificat-negatif.pdf');
    await user.click(screen.getByRole('button', { name: 'Effacer' }));
    expect(screen.queryByText('certificat-negatif.pdf')).toBeNull();
  });
});

const file = (content: string, name: string, type: string) => new File([content], name, { type });

describe('the check of a PDF', () => {
  test.each([
    ['a PDF', file('%PDF-1.7', 'a.pdf', 'application/pdf'), null],
    ['a PDF on a system without MIME types', file('%PDF-1.7', 'A.PDF', ''), null],
    ['a picture', file('%PDF-1.7', 'a.png', 'image/png'), 'type'],
    ['an unknown type', file('%PDF-1.7', 'a.doc', ''), 'type'],
    ['a picture with the name of a PDF', file('JFIF-1.7', 'a.pdf', 'application/pdf'), 'content'],
    ['an empty file', file('', 'a.pdf', 'application/pdf'), 'empty'],
    ['exactly the limit', file(`%PDF-${'0'.repeat(5)}`, 'a.pdf', 'application/pdf'), null],
    ['one byte more', file(`%PDF-${'0'.repeat(6)}`, 'a.pdf', 'application/pdf'), 'size'],
  ])('%s', async (_, offered, reason) => {
    expect(await checkPdf(offered, 10)).toBe(reason);
  });

  test('a file that was moved since is unreadable', async () => {
    const gone = samplePdf();
    vi.spyOn(gone, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotReadableError');
    });
    expect(await checkPdf(gone, 100)).toBe('unreadable');
  });
});

test.each([
  [0, 'fr', '0 o'],
  [1023, 'fr', '1 023 o'],
  [1024, 'fr', '1 Ko'],
  [312_345, 'fr', '306 Ko'],
  [1_470_000, 'fr', '1,5 Mo'],
  [5_242_880, 'fr', '5 Mo'],
  [5_242_881, 'fr', '5,1 Mo'],
  [5_242_881, 'en', '5.1 MB'],
] as const)('%s bytes in %s are %s', (bytes, locale, text) => {
  expect(plain(formatSize(bytes, locale))).toBe(text);
});

function alertText(): string {
  return screen.getByRole('alert').textContent;
}

function plain(text: string): string {
  return text.replaceAll(/\s/gu, ' ');
}
