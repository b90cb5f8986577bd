/** A PDF as a body carries it: its name, its bytes as base64 with a `data:` prefix. Rejects when it cannot be read. */
export function readPdf(file: File | undefined): Promise<{ name: string; content: string }> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve({ name: file?.name ?? '', content: typeof result === 'string' ? result : '' });
    });
    reader.readAsDataURL(file ?? new Blob());
  });
}

/** The same before its bytes are read, for the rules of a body: where no file is chosen only the content is missing. */
export function unreadPdf(file: File | undefined): { name: string; content: string } {
  return { name: file?.name ?? 'pdf', content: file?.name ?? '' };
}
