import type { ContentOverview } from '@tassis/contracts';
import { DashboardSection, LinkList } from '@tassis/dashboard';
import { StatusBadge } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatAppointment } from '@tassis/messages';
import { useTexts } from '../../messages/overview/use-texts.ts';
import { ownPaths } from '../../paths.ts';

/** The drafts that are published by themselves, and those that could not be. */
export function Planned({ planned }: Pick<ContentOverview, 'planned'>) {
  const { planned: texts } = useTexts();
  const locale = useLocale();
  return (
    <DashboardSection title={texts.title} id="planned">
      {planned.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <LinkList
          label={texts.title}
          rows={planned.map(({ id, name, publish_at: at, skipped_at: skipped }) => ({
            href: ownPaths.package(id),
            text: name,
            detail:
              skipped === null
                ? at && texts.at(formatAppointment(locale, at))
                : texts.skipped(formatAppointment(locale, skipped)),
            aside:
              skipped === null ? undefined : <StatusBadge tone="critical" text={texts.failed} />,
          }))}
        />
      )}
    </DashboardSection>
  );
}
