/** The kinds of files. */
export type Kind = 'html' | 'css' | 'js' | 'font' | 'image' | 'other';

/** One request that went to the network; times in milliseconds on the browser's monotonic clock. */
export interface RequestRecord {
  url: string;
  kind: Kind;
  startedAt: number;
  /** Infinity while the request is pending. */
  finishedAt: number;
  /** Bytes on the wire with headers. */
  bytes: number;
  /** Bytes of the encoded body. */
  body: number;
  /** The addresses of the documents, styles or scripts that requested it. */
  askedBy: readonly string[];
  /** Whether running code requested it, instead of the text of a page or style. */
  byScript: boolean;
}

/** The kind of a MIME type. */
export function getKind(mimeType: string): Kind {
  if (mimeType === 'text/html') return 'html';
  if (mimeType === 'text/css') return 'css';
  if (mimeType.endsWith('/javascript')) return 'js';
  if (mimeType.startsWith('font/')) return 'font';
  return mimeType.startsWith('image/') ? 'image' : 'other';
}
