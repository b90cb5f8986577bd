import type { PackageOrder } from '@tassis/contracts';
import { PACKAGES_MAX } from '@tassis/domain';
import { asc, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { packages } from '../../database/schema/index.ts';
import { findRecord } from '../content/content-record.repository.ts';

/** Drafts and published packages in the order of the site; the order has a version of its own. */
export async function findOrder(db: Executor): Promise<PackageOrder> {
  const { version } = await findRecord(db, 'package_order');
  const rows = await db
    .select({ id: packages.id })
    .from(packages)
    .where(ne(packages.status, 'archived'))
    .orderBy(asc(packages.position), asc(packages.id))
    .limit(PACKAGES_MAX);
  return { ids: rows.map(({ id }) => id), version };
}

/** Writes the positions 1, 2, 3… in one statement. A position is not content, so the versions of the packages do not change. */
export async function writePositions(tx: Executor, ids: readonly string[]): Promise<void> {
  const positions = sql`json_array_elements_text(${JSON.stringify(ids)}::json) WITH ORDINALITY`;
  await tx.execute(sql`
    UPDATE packages SET position = positions.position
    FROM ${positions} AS positions (id, position)
    WHERE packages.id = positions.id::uuid`);
}
