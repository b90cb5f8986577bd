import type { Database } from '../../database/client.ts';
import { findHeld, HOLDINGS, type Held, type Subject } from './personal-data.repository.ts';

/** Everything that is held about somebody (law 09-08), as of one moment. */
export function exportUserData(db: Database, subject: Subject): Promise<Record<string, Held>> {
  return db.transaction(
    async (tx) => {
      const data: Record<string, Held> = {};
      for (const holding of HOLDINGS) data[holding.name] = await findHeld(tx, holding, subject);
      return data;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
