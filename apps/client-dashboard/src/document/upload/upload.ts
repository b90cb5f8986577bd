import type { DocumentKind } from '@tassis/domain';

/** The kinds that clients upload here; a proof of payment is sent at its bill. */
export const UPLOAD_KINDS = [
  'identity',
  'negative_certificate',
  'other',
] as const satisfies readonly DocumentKind[];
type UploadKind = (typeof UPLOAD_KINDS)[number];

/** What is said of a file when it is sent. */
export type UploadFacts = {
  kind: UploadKind;
  /** Empty: none. */
  orderId: string;
};

/** A file that is to be sent. `refused` is no PDF that could be sent; what `failed` can be sent again. */
export type Upload = UploadFacts & {
  id: number;
  file: File;
  /** Whether its facts are its own; otherwise they are those of all files. */
  isApart: boolean;
  state: 'refused' | 'chosen' | 'uploading' | 'done' | 'failed';
  /** From 0 to 1. */
  progress?: number | undefined;
  error?: string | undefined;
  /** Of this file with these facts: however often it is sent, it becomes one document. */
  key: string;
};

export const isWaiting = ({ state }: Upload): boolean => state === 'chosen' || state === 'failed';

/** Whether it is the same file of the person's disk. */
export function isSameFile(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}
