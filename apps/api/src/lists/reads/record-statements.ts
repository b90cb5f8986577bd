import { Client } from 'pg';
import * as z from 'zod';

export type Statement = { text: string; values: unknown[]; isPrepared: boolean };

const Drizzled = z.object({ text: z.string(), name: z.optional(z.string()) });

/** Notes what this process asks of PostgreSQL by Drizzle, in transactions too. @returns what gives the statements since it was called before */
export function recordStatements(): () => Statement[] {
  const seen: unknown[][] = [];
  // oxlint-disable-next-line typescript/unbound-method -- the proxy hands on whose it is
  Client.prototype.query = new Proxy(Client.prototype.query, {
    apply(query, client, args: unknown[]) {
      // Not what is called with the rows: it would keep them all.
      seen.push(args.slice(0, 2));
      const answer: unknown = Reflect.apply(query, client, args);
      return answer;
    },
  });
  return () => seen.splice(0).flatMap(toStatements);
}

function toStatements([query, values]: unknown[]): Statement[] {
  const drizzled = Drizzled.safeParse(query);
  if (!drizzled.success) return [];
  const { text, name = '' } = drizzled.data;
  return [{ text, values: z.array(z.unknown()).parse(values ?? []), isPrepared: name !== '' }];
}
