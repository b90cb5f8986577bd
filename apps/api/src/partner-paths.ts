// Where a partner finds what a notification tells of: paths of the site.

/** One of their clients. */
export const partnerClientPath = (id: string) => `/my-clients/${id}`;
/** What they have asked; one of it stands out. */
export const askedPath = (id: string) => `/pending-requests?row=${id}`;
