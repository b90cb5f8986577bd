import type { PackageDraft } from '@tassis/contracts';
import { publicationTime, type PackageContent } from '@tassis/domain';
import { HttpError, violationError } from '../../http/http-error.ts';
import { staleVersion } from '../../http/if-match.ts';
import { sendLaterJob } from '../../jobs/job.repository.ts';
import { holdPackage, readPackage, type Held, type Parts } from './change-package.service.ts';
import { writeDraft } from './package-draft.repository.ts';
import { assertContent, assertPublishable } from './package-rules.ts';
import { findSnapshot } from './package-version.repository.ts';
import { toContent } from './package-wire.ts';

type Command = {
  actorId: string;
  packageId: string;
  /** The version of the draft that the caller saw. */
  version: number;
};

type Sent = Parameters<typeof toContent>[0];

/** Saves the draft of a package. */
export function saveDraft(parts: Parts, command: Command, sent: Sent): Promise<PackageDraft> {
  return changeDraft(parts, command, async ({ tx, before }) => {
    await assertContent(tx, before, sent);
    return { content: toContent(sent), publishAt: plannedAt(before.draft) };
  });
}

/** Makes an earlier version of a package its draft. */
export function draftFromVersion(
  parts: Parts,
  command: Command,
  version: number,
): Promise<PackageDraft> {
  return changeDraft(parts, command, async ({ tx, before }) => {
    const snapshot = await findSnapshot(tx, { packageId: command.packageId, version });
    if (snapshot === null) throw new HttpError('not_found');
    await assertContent(tx, before, snapshot);
    return { content: toContent(snapshot), publishAt: plannedAt(before.draft) };
  });
}

/** Discards the draft and its scheduled publication. */
export function discardDraft(parts: Parts, command: Command): Promise<PackageDraft> {
  return changeDraft(parts, command, async () => ({ content: null, publishAt: null }));
}

/** Schedules the publication of the draft; null cancels it. */
export function scheduleDraft(
  parts: Parts,
  command: Command,
  publishAt: Date | null,
): Promise<PackageDraft> {
  return changeDraft(parts, command, async (held) => {
    const { draft } = held.before;
    if (publishAt !== null) await planPublication(held, publishAt);
    const isOpen = draft.is_open || publishAt !== null;
    return { content: isOpen ? toContent(draft) : null, publishAt };
  });
}

type Changes = { content: PackageContent | null; publishAt: Date | null };

/** Changes the draft of the version that the caller saw, even to equal content. */
function changeDraft(
  parts: Parts,
  { actorId, packageId, version }: Command,
  change: (held: Held) => Promise<Changes>,
): Promise<PackageDraft> {
  return holdPackage(parts, packageId, async (held) => {
    const { tx, before, now } = held;
    if (before.draft.version !== version) throw staleVersion(before.draft);
    const changes = await change(held);
    await writeDraft(tx, { packageId, authorId: actorId, ...changes, now });
    return (await readPackage(tx, packageId)).draft;
  });
}

/** Queues a job that publishes the draft. Throws when the draft could not be published today. */
async function planPublication({ tx, before, now }: Held, at: Date): Promise<void> {
  const violation = publicationTime(at, now);
  if (violation !== null) throw violationError('validation_failed', 'publish_at', violation);
  await assertPublishable(tx, before);
  await sendLaterJob(tx, 'publish-package', {
    data: { packageId: before.id, publishAt: at.toISOString() },
    seconds: Math.ceil((at.getTime() - now.getTime()) / 1000),
  });
}

/** The time of the scheduled publication. */
export function plannedAt({ publish_at: at }: PackageDraft): Date | null {
  return at === null ? null : new Date(at);
}
