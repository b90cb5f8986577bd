import type { AdminSettings, AdminSettingsChanges } from '@tassis/contracts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { staleVersion } from '../../http/if-match.ts';
import { hurryJobs } from '../../jobs/job.repository.ts';
import { claimSettings, findSettingsVersion, mergeSetting } from './admin-settings.repository.ts';
import { toPricing, toStoredParts, getFieldsToFill } from './admin-settings-wire.ts';
import { findBilling, findFirm, findPricing, findWarningThresholds } from './firm.repository.ts';

/**
 * Reads the admin settings. The version is read first, so that a concurrent write makes the next save stale instead of
 * being overwritten unseen.
 */
export async function readSettings(db: Executor): Promise<AdminSettings> {
  const version = await findSettingsVersion(db);
  const { claims: _claims, ...firm } = await findFirm(db);
  const { dueDays } = await findBilling(db);
  return {
    firm,
    pricing: toPricing(await findPricing(db)),
    warnings: { ...(await findWarningThresholds(db)) },
    billing: { due_days: dueDays },
    version,
    to_fill: getFieldsToFill(firm),
  };
}

type Change = { form: AdminSettingsChanges; version: number; actorId: string };

/** Saves the form over the version that the admin saw; the site shows it at once. */
export function changeSettings(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { form, version, actorId }: Change,
): Promise<AdminSettings> {
  const now = clock();
  return db.transaction(async (tx) => {
    const isMine = await claimSettings(tx, version, now);
    const before = await readSettings(tx);
    if (!isMine) throw staleVersion(before);
    for (const part of toStoredParts(form)) await mergeSetting(tx, { ...part, now });
    const after = await readSettings(tx);
    // Mails may have been waiting for a sender address.
    if (after.firm.email !== before.firm.email) await hurryJobs(tx, 'send-mail');
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
