/** Why a file was refused. */
export type RefusalReason = 'type' | 'content' | 'size' | 'empty' | 'several' | 'unreadable';

const SIGNATURE = '%PDF-';

/** Checks a file's type, first bytes and size; returns the reason of a refusal. */
export async function checkPdf(file: File, maxBytes: number): Promise<RefusalReason | null> {
  if (!saysPdf(file)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'size';
  try {
    const start = await file.slice(0, SIGNATURE.length).text();
    return start === SIGNATURE ? null : 'content';
  } catch {
    // The file was moved or changed since it was chosen, or cannot be read.
    return 'unreadable';
  }
}

/** Some systems give no type; then the file's extension counts, and the first bytes decide. */
function saysPdf(file: File): boolean {
  return file.type === 'application/pdf' || (file.type === '' && /\.pdf$/iu.test(file.name));
}
