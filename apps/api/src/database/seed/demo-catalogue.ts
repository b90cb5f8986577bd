import type { PricingSettings } from '@tassis/domain';
import { samplePackages, settingsRecords } from '@tassis/testing/builders';
import { columnsOf } from '../../modules/packages/package-wire.ts';
import type { Executor } from '../client.ts';
import { packages, settings } from '../schema/index.ts';

type PackageDraft = (typeof samplePackages)[number];

/** Packages in the order of the site, and the firm's records. */
export async function insertCatalogue(db: Executor, pricing: PricingSettings): Promise<void> {
  await db.insert(packages).values(samplePackages.map((draft, index) => packageRow(draft, index)));
  await db.insert(settings).values(settingsRecords(pricing));
}

function packageRow(draft: PackageDraft, index: number): typeof packages.$inferInsert {
  return { ...columnsOf(draft), status: draft.status, position: index + 1 };
}
