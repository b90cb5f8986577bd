import type { DocumentKind } from '@tassis/domain';

/** The kinds of documents that clients upload here; a proof of payment is uploaded on the page of its bill. */
export const UPLOAD_KINDS = [
  'identity',
  'negative_certificate',
  'other',
] as const satisfies readonly DocumentKind[];
type UploadKind = (typeof UPLOAD_KINDS)[number];

/** The kind and order that are sent with a file. */
export type UploadFacts = {
  kind: UploadKind;
  /** Empty for no order. */
  orderId: string;
};

/** A file to upload. A `refused` file cannot be sent, because it is not a valid PDF; a `failed` one can be sent again. */
export type Upload = UploadFacts & {
  id: number;
  file: File;
  /** Whether it has its own kind and order; otherwise it has those of all files. */
  isApart: boolean;
  state: 'refused' | 'chosen' | 'uploading' | 'done' | 'failed';
  /** From 0 to 1. */
  progress?: number | undefined;
  error?: string | undefined;
  /** The idempotency key of this file with these facts: sent repeatedly, it becomes one document. */
  key: string;
};

export const isWaiting = ({ state }: Upload): boolean => state === 'chosen' || state === 'failed';

/** Whether both are the same file on the person's disk. */
export function isSameFile(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}
