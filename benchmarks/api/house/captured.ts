export interface Statement {
  text: string;
  values: unknown[];
}

/** A read of the API, with its SQL statements and its body. */
export interface Captured {
  path: string;
  statements: Statement[];
  body: string;
}

/** The message to the bare server. */
export interface Ceiling {
  databaseUrl: string;
  connections: number;
  routes: Captured[];
  /** The path of the login. */
  login: string;
}
