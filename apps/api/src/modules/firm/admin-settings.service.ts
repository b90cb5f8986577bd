import type { AdminSettings, AdminSettingsForm } from '@tassis/contracts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { staleVersion } from '../../http/if-match.ts';
import { hurryJobs } from '../../jobs/job.repository.ts';
import { findBilling } from '../bills/billing-settings.repository.ts';
import { claimSettings, findSettingsVersion, mergeSetting } from './admin-settings.repository.ts';
import { pricingOf, storedPricingOf, toFillOf } from './admin-settings-wire.ts';
import { findFirm, findPricing, findWarningThresholds } from './firm.repository.ts';

/**
 * Everything that an admin decides about the firm. The version is read first: what is written
 * meanwhile then makes a save stale, and never goes unseen under the newer version.
 */
export async function readSettings(db: Executor): Promise<AdminSettings> {
  const version = await findSettingsVersion(db);
  const firm = await findFirm(db);
  const { dueDays } = await findBilling(db);
  return {
    firm,
    pricing: pricingOf(await findPricing(db)),
    warnings: { ...(await findWarningThresholds(db)) },
    billing: { due_days: dueDays },
    version,
    to_fill: toFillOf(firm),
  };
}

type Change = { form: AdminSettingsForm; version: number; actorId: string };

/** Writes the whole record over the version that was seen; the site shows it at once. */
export function changeSettings(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { form, version, actorId }: Change,
): Promise<AdminSettings> {
  const now = clock();
  return db.transaction(async (tx) => {
    const isMine = await claimSettings(tx, version, now);
    const before = await readSettings(tx);
    if (!isMine) throw staleVersion(before);
    const { firm, pricing, warnings, billing } = form;
    await mergeSetting(tx, { key: 'firm', value: firm, now });
    await mergeSetting(tx, { key: 'pricing', value: storedPricingOf(pricing), now });
    await mergeSetting(tx, { key: 'warnings', value: warnings, now });
    await mergeSetting(tx, { key: 'billing', value: { dueDays: billing.due_days }, now });
    // Mails may wait for an address to be sent from.
    if (firm.email !== before.firm.email) await hurryJobs(tx, 'send-mail');
    const after = await readSettings(tx);
    const subject = { subject: 'settings', subjectId: 'settings' };
    await writeAudit(tx, {
      actorId,
      action: 'updateAdminSettings',
      ...subject,
      before,
      after,
      now,
    });
    return after;
  });
}
