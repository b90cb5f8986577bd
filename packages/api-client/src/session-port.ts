/** What the client needs from a session; `@tassis/auth` implements it. */
export interface SessionPort {
  /** The access token to send, if there is one. */
  accessToken(): string | null;
  /**
   * Called after a 401. One refresh runs at a time, across tabs. Resolves to the token to retry with, or null when
   * the session is over.
   */
  refresh(refusedToken: string): Promise<string | null>;
}
