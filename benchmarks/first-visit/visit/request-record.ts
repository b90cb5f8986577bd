/** What came over the wire. */
export type Kind = 'html' | 'css' | 'js' | 'font' | 'image' | 'other';

/** One request that went to the network; times in milliseconds on the browser's monotonic clock. */
export interface RequestRecord {
  url: string;
  kind: Kind;
  startedAt: number;
  /** Infinity while it is under way. */
  finishedAt: number;
  /** Bytes on the wire with their headers. */
  bytes: number;
  /** Bytes of the encoded body alone. */
  body: number;
  /** Addresses of the documents, styles or scripts that asked for it. */
  askedBy: readonly string[];
  /** Asked for by running code, not by the text of a page or style. */
  byScript: boolean;
}

/** The kind that a MIME type names. */
export function getKind(mimeType: string): Kind {
  if (mimeType === 'text/html') return 'html';
  if (mimeType === 'text/css') return 'css';
  if (mimeType.endsWith('/javascript')) return 'js';
  if (mimeType.startsWith('font/')) return 'font';
  return mimeType.startsWith('image/') ? 'image' : 'other';
}
