import type { ContentPackage, PackageDraft } from '@tassis/contracts';
import { moroccanDateTime } from '@tassis/domain';
import type { packageDrafts } from '../../database/schema/index.ts';
import { toContent, toTranslatedPackage, type PackageRow } from './package-wire.ts';

type Author = { id: string; name: string };
type DraftRow = typeof packageDrafts.$inferSelect;
/** A package with its draft and the draft's author. */
type Edited = { package: PackageRow; draft: DraftRow | null; author: Author | null };

/** A package as the content admins see it. */
export function toContentPackage({ package: row, draft, author }: Edited): ContentPackage {
  const found = toTranslatedPackage(row);
  return {
    ...found,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    draft: { ...toContent(draft?.content ?? found), ...toState(draft, author) },
  };
}

function toState(draft: DraftRow | null, author: Author | null) {
  const isOpen = draft !== null && draft.content !== null;
  return {
    version: draft?.version ?? 0,
    is_open: isOpen,
    author: author?.name ?? null,
    updated_at: draft?.updatedAt.toISOString() ?? null,
    last_change: draft ? { by: author, at: draft.updatedAt.toISOString() } : undefined,
    publish_at: shownAt(draft?.publishAt),
    skipped_at: shownAt(draft?.skippedAt),
  } satisfies Partial<PackageDraft>;
}

/** In Moroccan time. */
export function shownAt(moment: Date | null | undefined): string | null {
  return moment ? moroccanDateTime(moment) : null;
}
