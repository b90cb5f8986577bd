/** What somebody was told is done; after all failures it must be there, and once. */
export interface Acknowledged {
  key: string;
  id: string;
  /** When it was sent first, and when it was acknowledged; milliseconds since 1970. */
  sentAt: number;
  at: number;
}

/** What the house has acknowledged. */
export class Book {
  readonly orders: Acknowledged[] = [];
  readonly uploads: Acknowledged[] = [];
  /** Sessions that began and were not ended. */
  readonly sessions: { access_token: string; refresh_token: string; expires_in: number }[] = [];
  /** Orders that somebody could not read right after they were acknowledged. */
  readonly unread: string[] = [];
  /** Sessions that ended although nobody ended them. */
  readonly endedSessions: string[] = [];
}
