import type { RefusalReason } from './check-pdf.ts';
import type { FileFacts, FileState } from './file-row.tsx';

/** Sizes are formatted: '7,2 Mo'. */
type RefusedFile = { name: string; size: string; limit: string };

/** The texts of a {@link FileUpload}. */
export type FileUploadTexts = {
  /** Buttons. */
  choose: string;
  replace: string;
  remove: string;
  /** In place of `remove` while the file uploads. */
  cancel: string;
  /** In place of `replace` when the file is missing: 'Redonner le fichier'. */
  again: string;
  /** Beside the button of an empty zone, and while a file is dragged over it. */
  drop: string;
  dropNow: string;
  /** The states of the file. */
  chosen: string;
  uploading: string;
  done: string;
  /** Only the name was stored, not the content: 'Redonnez le fichier…'. */
  missing: string;
  /** Why a file is refused, and what to do instead. */
  refused: Record<RefusalReason, (file: RefusedFile) => string>;
};

type Situation = { held: boolean; known: boolean; status: FileState | undefined };

/**
 * The state that the zone shows. A file that was chosen again is no longer missing, even before the owner updates
 * `status`.
 */
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

/** The announcement of a change of state: the file and its state. */
export function getAnnouncement({ state, file, texts }: Shown): string {
  return file && state !== 'empty' ? `${file.name}. ${texts[state]}` : '';
}
