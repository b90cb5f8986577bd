import type { ContentPackage } from '@tassis/contracts';
import { moroccanDateTime } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import type { JobData } from '../../jobs/queues.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { changePackage, type Held, type Parts } from './change-package.service.ts';
import { findContentStaff, findEditor } from './content-staff.repository.ts';
import { writeDraft } from './package-draft.repository.ts';
import { toContent } from './package-wire.ts';
import { plannedAt } from './package-draft.service.ts';
import { endDraft } from './publish-package.service.ts';

/**
 * Publishes the current draft, if it is still scheduled for that moment. A draft that can no longer be published
 * stays as it is, and the content staff are notified.
 */
export async function publishPlanned(
  parts: Parts,
  { packageId, publishAt }: JobData['publish-package'],
): Promise<void> {
  const editorId = await findEditor(parts.db, packageId);
  const command = { actorId: editorId, packageId, action: 'publishPlannedPackage' };
  await changePackage(parts, command, async (held) => {
    if (plannedAt(held.before.draft)?.toISOString() !== publishAt) return null;
    try {
      return await endDraft(held, editorId);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      await skip(held, editorId);
      return null;
    }
  });
}

async function skip({ tx, before, now }: Held, authorId: string | null): Promise<void> {
  const { id: packageId, draft } = before;
  await writeDraft(tx, { packageId, authorId, content: toContent(draft), skippedAt: now, now });
  for (const reader of await findContentStaff(tx)) await tell(tx, { before, reader, now });
}

type Telling = {
  before: ContentPackage;
  reader: Awaited<ReturnType<typeof findContentStaff>>[number];
  now: Date;
};

function tell(tx: Executor, { before: { id, draft }, reader, now }: Telling): Promise<void> {
  return queueMail(tx, {
    content: {
      template: 'publication-skipped',
      name: draft.name,
      packageId: id,
      plannedAt: draft.publish_at ?? moroccanDateTime(now),
    },
    to: reader.email,
    userId: reader.id,
    locale: reader.locale,
    dedupeKey: `publication-skipped:${id}:${draft.version}:${reader.id}`,
    now,
  });
}
