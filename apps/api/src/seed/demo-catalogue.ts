import type { PricingSettings } from '@tassis/domain';
import { samplePackages, samplePackagesInEnglish, settingsRecords } from '@tassis/testing/builders';
import { toColumns, toContent } from '../modules/packages/package-wire.ts';
import type { Executor } from '../database/client.ts';
import { insertFirstSettings } from '../database/first-settings.ts';
import { packages, settings } from '../database/schema/index.ts';

type PackageDraft = (typeof samplePackages)[number];

/** Inserts packages in the order of the site, and the firm's records. @returns the id of the first package */
export async function insertCatalogue(db: Executor, pricing: PricingSettings): Promise<string> {
  const rows = samplePackages.map((draft, index) => packageRow(draft, index));
  const inserted = await db.insert(packages).values(rows).returning({ id: packages.id });
  await db.insert(settings).values(settingsRecords(pricing));
  await insertFirstSettings(db);
  return inserted[0]?.id ?? '';
}

function packageRow(draft: PackageDraft, index: number): typeof packages.$inferInsert {
  const content = toContent({ ...draft, ...samplePackagesInEnglish[draft.code] });
  return { ...toColumns(content), status: draft.status, position: index + 1 };
}
