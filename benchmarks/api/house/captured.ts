export interface Statement {
  text: string;
  values: unknown[];
}

/** A read of the API, with what it asks of the database and what it answers. */
export interface Captured {
  path: string;
  statements: Statement[];
  body: string;
}

/** What the bare server is told. */
export interface Ceiling {
  databaseUrl: string;
  connections: number;
  routes: Captured[];
  /** Where one signs in. */
  login: string;
}
