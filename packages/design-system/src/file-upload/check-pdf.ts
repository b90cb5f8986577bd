/** Why a file was not taken. */
export type RefusalReason = 'type' | 'content' | 'size' | 'empty' | 'several' | 'unreadable';

const SIGNATURE = '%PDF-';

/** Whether a file says that it is a PDF, is one by its first bytes, and fits; a reason when not. */
export async function checkPdf(file: File, maxBytes: number): Promise<RefusalReason | null> {
  if (!saysPdf(file)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'size';
  try {
    const start = await file.slice(0, SIGNATURE.length).text();
    return start === SIGNATURE ? null : 'content';
  } catch {
    // It was moved or changed since it was chosen, or the person may not read it.
    return 'unreadable';
  }
}

/** A system that knows no types gives none: then the name speaks, and the first bytes decide. */
function saysPdf(file: File): boolean {
  return file.type === 'application/pdf' || (file.type === '' && /\.pdf$/iu.test(file.name));
}
