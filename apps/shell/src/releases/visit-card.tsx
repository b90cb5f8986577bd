import { DashboardSection } from '@tassis/dashboard';
import { Button, StatusBadge } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatNumber, formatTime } from '@tassis/messages';
import type { ReleaseStatus } from '@tassis/platform/release';
import { getAppName } from './app-names.ts';
import { useReleaseTexts } from './messages/use-release-texts.ts';
import styles from './releases.module.css';
import type { Tab } from './tab.ts';

type VisitCardProps = { status: ReleaseStatus; tab: Tab };

/** What this browser gets and why, and what failed in this tab. */
export function VisitCard({ status, tab }: VisitCardProps) {
  const texts = useReleaseTexts();
  const locale = useLocale();
  const { visit: own } = texts;
  const { visit } = status;
  if (!visit) return null;
  const others = status.apps.filter(
    ({ id, version }) => (visit.versions[id] ?? version) !== version,
  );
  const older = status.apps.filter(({ id }) => {
    const loaded = tab.loads.get(id)?.at(-1)?.version;
    return loaded !== undefined && loaded !== visit.versions[id];
  });
  const { shows } = visit;
  const last = tab.failures.at(-1);
  return (
    <DashboardSection
      title={own.title}
      actions={
        shows === 'preview' ? (
          <Button href="?mfe=off" size="s">
            {own.leave}
          </Button>
        ) : null
      }
    >
      <div className={styles['visit']}>
        <p>{own.shows[shows]}</p>
        {others.map((app) => (
          <StatusBadge
            key={app.id}
            tone="info"
            text={own.differs(getAppName(app, texts), visit.versions[app.id] ?? '')}
          />
        ))}
      </div>
      {older.map((app) => (
        <p key={app.id}>{own.older(getAppName(app, texts))}</p>
      ))}
      <p className={styles['soft']}>
        {last === undefined
          ? own.noFailures
          : own.failures(
              formatNumber(locale, tab.failures.length),
              formatTime(locale, new Date(last).toISOString()),
            )}
      </p>
    </DashboardSection>
  );
}
