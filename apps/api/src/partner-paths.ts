// Paths of the site to which notifications of partners link.

/** One of their clients. */
export const partnerClientPath = (id: string) => `/my-clients/${id}`;
/** What they have asked; one of it stands out. */
export const askedPath = (id: string) => `/pending-requests?row=${id}`;
