/** What the client needs of a session; `@tassis/auth` implements it. */
export interface SessionPort {
  /** The access token to send, if there is one. */
  accessToken(): string | null;
  /**
   * Called when a token was refused. One refresh runs at a time, across tabs; resolves to the token to retry with,
   * or null when the session is over.
   */
  refresh(refusedToken: string): Promise<string | null>;
}
