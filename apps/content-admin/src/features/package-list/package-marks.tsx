import type { ContentPackage } from '@tassis/contracts';
import { Badge, Cluster, StatusBadge } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { missingEnglish } from '@tassis/domain';
import { formatAppointment } from '@tassis/messages';
import { useTexts } from '../../messages/packages/use-texts.ts';

const TONES = { published: 'success', draft: 'neutral', archived: 'neutral' } as const;

/** The states of a package: published, with a draft, planned, or with missing English. */
export function PackageMarks({ item }: { item: ContentPackage }) {
  const { marks: texts } = useTexts();
  const locale = useLocale();
  const { status, draft } = item;
  return (
    <Cluster gap="xs">
      <StatusBadge tone={TONES[status]} text={texts[status]} />
      {draft.is_open && status === 'published' ? (
        <StatusBadge tone="info" text={texts.edited} />
      ) : null}
      {draft.publish_at === null ? null : (
        <StatusBadge
          tone="info"
          text={texts.planned(formatAppointment(locale, draft.publish_at))}
        />
      )}
      {draft.skipped_at === null ? null : <StatusBadge tone="critical" text={texts.skipped} />}
      {draft.is_featured ? <Badge tone="accent">{texts.featured}</Badge> : null}
      {missingEnglish(draft).length > 0 ? <Badge tone="neutral">{texts.untranslated}</Badge> : null}
    </Cluster>
  );
}
