import type { ContentPackage, PackageDraft } from '@tassis/contracts';

/** A package as it will be when its draft is published. */
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
