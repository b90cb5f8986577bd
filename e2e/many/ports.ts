/** The first of 100 ports of the test; `MANY_PORT` moves them all. */
const first = Number(process.env['MANY_PORT'] ?? 5400);

/** Where everything listens, on loopback. */
export const ports = {
  /** HAProxy before the edges, and before the API processes. */
  site: first,
  api: first + 1,
  /** The switches before bucket and database: their addresses stay the same whatever happens behind. */
  bucket: first + 2,
  database: first + 3,
  bucketServer: first + 4,
  primary: first + 5,
  replica: first + 6,
  apis: [first + 10, first + 11, first + 12],
  edges: [first + 20, first + 21],
} as const;

/** The site as the public calls it, and its API. */
export const site = `http://localhost:${ports.site}`;
export const apiBase = `${site}/api`;

/** The database as every program is told to reach it. */
export const databaseUrl = databaseAt(ports.database);

/** One of the two servers itself. */
export function databaseAt(port: number, user = 'tassis'): string {
  return `postgres://${user}@127.0.0.1:${port}/tassis`;
}
