import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Executor } from '../../database/client.ts';
import { settings } from '../../database/schema/index.ts';

const Billing = z.object({ dueDays: z.int().check(z.gte(0), z.lte(365)) });

/** What holds until the firm chooses otherwise. */
const USUAL = { dueDays: 15 };

/** How the firm bills: the setting `billing`. */
export async function findBilling(db: Executor): Promise<z.output<typeof Billing>> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, 'billing'));
  return row === undefined ? USUAL : z.parse(Billing, row.value);
}
