import type { Contract, linkDocument } from '@tassis/contracts';

/** An operation that answers JSON, for `call`. The browser fetches files itself (`download`). */
type JsonContract = Contract & { readonly attachment?: never; readonly eventStream?: never };

/** An operation that answers server-sent events. */
export type StreamContract = Contract & { readonly eventStream: true };

/** An operation without optimistic locking: most of them. */
export type PlainContract = JsonContract & { readonly versioned?: never };

/** An operation that changes a shared record and must send the version it changed (`If-Match`). */
export type VersionedContract = JsonContract & { readonly versioned: true };

/** The same where the first write creates the record and may come without a version. */
export type SavedContract = JsonContract & { readonly versioned: 'after_first' };

/** An operation that answers the link of a file (`POST …/download-link`). The link works once, for a minute. */
export type LinkContract = PlainContract & Pick<typeof linkDocument, 'response'>;
