import type { ContentPackage, PackageDraft } from '@tassis/contracts';

/** A package as it would be published: with what is being edited of it. */
export function editedPackage(
  item: ContentPackage,
  draft: PackageDraft = item.draft,
): ContentPackage {
  const {
    version: _version,
    is_open: _isOpen,
    author: _author,
    updated_at: _at,
    publish_at: _publishAt,
    skipped_at: _skippedAt,
    ...content
  } = draft;
  return { ...item, ...content };
}
