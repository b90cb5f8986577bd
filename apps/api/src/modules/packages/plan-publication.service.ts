import { publicationTime } from '@tassis/domain';
import { violationError } from '../../http/http-error.ts';
import { sendLaterJob } from '../../jobs/job.repository.ts';
import type { Held } from './change-package.service.ts';
import { assertPublishable } from './package-rules.ts';

/** Leaves a job that publishes what is being edited. Throws when that could not be published today. */
export async function planPublication({ tx, before, now }: Held, at: Date): Promise<void> {
  const violation = publicationTime(at, now);
  if (violation !== null) throw violationError('validation_failed', 'publish_at', violation);
  await assertPublishable(tx, before);
  await sendLaterJob(tx, 'publish-package', {
    data: { packageId: before.id, publishAt: at.toISOString() },
    seconds: Math.ceil((at.getTime() - now.getTime()) / 1000),
  });
}
