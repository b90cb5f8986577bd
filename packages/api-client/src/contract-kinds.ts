import type { Contract, linkDocument } from '@tassis/contracts';

/** An operation that answers JSON: what `call` carries out. A file is fetched by the browser itself (`download`). */
type JsonContract = Contract & { readonly attachment?: never };

/** An operation that knows no versions: most of them. */
export type PlainContract = JsonContract & { readonly versioned?: never };

/** An operation that changes a shared record, and must say which version of it was changed. */
export type VersionedContract = JsonContract & { readonly versioned: true };

/** An operation whose first write makes the record, and may come without a version. */
export type SavedContract = JsonContract & { readonly versioned: 'after_first' };

/** An operation that answers the link of a file, good once and for a minute (`POST …/download-link` and the like). */
export type LinkContract = PlainContract & Pick<typeof linkDocument, 'response'>;
