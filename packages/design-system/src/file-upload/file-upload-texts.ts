import type { RefusalReason } from './check-pdf.ts';
import type { FileFacts, FileState } from './file-row.tsx';

/** Sizes are already written out: '7,2 Mo'. */
type RefusedFile = { name: string; size: string; limit: string };

/** What a {@link FileUpload} says. */
export type FileUploadTexts = {
  /** Buttons. */
  choose: string;
  replace: string;
  remove: string;
  /** Instead of `remove` while the file is on its way. */
  cancel: string;
  /** Instead of `replace` when the file is missing: 'Redonner le fichier'. */
  again: string;
  /** Beside the button of an empty zone, and while a file hangs over it. */
  drop: string;
  dropNow: string;
  /** Where the file stands. */
  chosen: string;
  uploading: string;
  done: string;
  /** Its name is kept, its content is not: 'Redonnez le fichier…'. */
  missing: string;
  /** Why it is not taken, and what to do instead. */
  refused: Record<RefusalReason, (file: RefusedFile) => string>;
};

type Situation = { held: boolean; known: boolean; status: FileState | undefined };

/** What the zone shows. A file that was given again is no longer missing, even before its owner says so. */
export function getFileState({ held, known, status }: Situation): FileState | 'empty' {
  if (!held && !known) return 'empty';
  if (status === undefined || (held && status === 'missing')) return 'chosen';
  return status;
}

type Shown = {
  state: FileState | 'empty';
  file: FileFacts | undefined;
  texts: FileUploadTexts;
};

/** What is said aloud when the state changes: the file and where it stands. */
export function getAnnouncement({ state, file, texts }: Shown): string {
  return file && state !== 'empty' ? `${file.name}. ${texts[state]}` : '';
}
