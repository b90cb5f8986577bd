import type { Database, Executor } from '../../database/client.ts';
import { HOLDINGS, type Holding, type Subject } from './personal-data.ts';

type Rows = Record<string, unknown>[];

/** Everything that is held about somebody (law 09-08), as of one moment. */
export function exportUserData(db: Database, subject: Subject): Promise<Record<string, Rows>> {
  return db.transaction(
    async (tx) => {
      const data: Record<string, Rows> = {};
      for (const holding of HOLDINGS) data[holding.name] = await rowsOf(tx, holding, subject);
      return data;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function rowsOf(tx: Executor, holding: Holding, subject: Subject): Promise<Rows> {
  const { table, of, without = [] } = holding;
  const rows = await tx.select().from(table).where(of(subject));
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column))),
  );
}
