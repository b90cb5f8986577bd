/** Reads a file as base64 with a `data:` prefix. Rejects when it cannot be read. */
export function readContent(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result : '');
    });
    reader.readAsDataURL(file);
  });
}

/**
 * Reads a PDF for a body: its name, and its bytes as base64 with a `data:` prefix. Rejects when the file cannot be
 * read.
 */
export async function readPdf(file: File | undefined): Promise<{ name: string; content: string }> {
  return { name: file?.name ?? '', content: await readContent(file ?? new Blob()) };
}

/** The same without the bytes: enough to validate a body, because only a missing file leaves the content empty. */
export function unreadPdf(file: File | undefined): { name: string; content: string } {
  return { name: file?.name ?? 'pdf', content: file?.name ?? '' };
}
