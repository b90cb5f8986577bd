import type { ContentOverview } from '@tassis/contracts';
import { DashboardSection, LinkList } from '@tassis/dashboard';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import { useTexts } from '../../messages/overview/use-texts.ts';
import { ownPaths } from '../../paths.ts';

/** The packages that changed last. */
export function LastChanges({ changes }: { changes: ContentOverview['last_changes'] }) {
  const { changes: texts } = useTexts();
  const locale = useLocale();
  return (
    <DashboardSection title={texts.title}>
      {changes.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <LinkList
          label={texts.title}
          rows={changes.slice(0, 5).map(({ id, name, author, updated_at: at }) => ({
            href: ownPaths.package(id),
            text: name,
            detail: texts.by(formatDateTime(locale, at), author),
          }))}
        />
      )}
    </DashboardSection>
  );
}
