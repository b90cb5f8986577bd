import { DataTable, formatSize, StatusBadge, type DataColumn } from '@tassis/design-system';
import { useLocale, type Locale } from '@tassis/design-system/host';
import { formatDateTime, formatNumber, formatPercent } from '@tassis/messages';
import type { AppStatus, ReleaseStatus } from '@tassis/platform/release';
import { RouterLink } from '@tassis/platform/router';
import { getAppName, getKindName, countFailures } from './app-names.ts';
import { detailAddress } from './addresses.ts';
import type { ReleaseTexts } from './messages/fr.ts';
import { useReleaseTexts } from './messages/use-release-texts.ts';
import styles from './releases.module.css';
import { getAppState, type AppState } from './app-state.ts';
import type { Tab } from './tab.ts';
import { formatDuration, type TabLoad } from './tab-loads.ts';

const TONES = {
  live: 'success',
  failing: 'critical',
  disabled: 'neutral',
  notServed: 'warning',
} as const satisfies Record<AppState, string>;

type AppTableProps = { status: ReleaseStatus; tab: Tab };

/** The shell and its areas, one row each, which opens the details. */
export function AppTable({ status, tab }: AppTableProps) {
  const texts = useReleaseTexts();
  const locale = useLocale();
  return (
    <section aria-labelledby="apps">
      <h2 id="apps" className={styles['title']}>
        {texts.apps.title}
      </h2>
      <DataTable
        caption={texts.apps.title}
        columns={getColumns(texts, locale, tab)}
        rows={status.apps}
        rowKey={({ id }) => id}
        rowHref={({ id }) => detailAddress(id)}
        LinkComponent={RouterLink}
        loadingText={texts.loading}
        empty={null}
        stickyHeader={false}
      />
    </section>
  );
}

function getColumns(texts: ReleaseTexts, locale: Locale, tab: Tab): DataColumn<AppStatus>[] {
  const { apps } = texts;
  return [
    { key: 'app', header: apps.app, rowHeader: true, cell: (app) => getAppName(app, texts) },
    {
      key: 'state',
      header: apps.state,
      card: 'beside',
      cell: ({ canary, ...app }) => (
        <span className={styles['badges']}>
          <StatusBadge tone={TONES[getAppState(app)]} text={apps.states[getAppState(app)]} />
          {canary ? (
            <StatusBadge
              tone="info"
              text={apps.canary(formatPercent(locale, canary.percent / 100))}
            />
          ) : null}
        </span>
      ),
    },
    {
      key: 'version',
      header: apps.version,
      card: 'line',
      cell: ({ version, since, by }) => (
        <>
          <code className={styles['code']}>{version}</code>
          <Note>
            {[
              ...(since === undefined ? [] : [apps.since(formatDateTime(locale, since))]),
              ...(by === undefined ? [] : [apps.by(by)]),
            ].join(', ')}
          </Note>
        </>
      ),
    },
    {
      key: 'views',
      header: apps.views,
      align: 'end',
      card: 'labelled',
      cell: ({ health }) => formatNumber(locale, health.views),
    },
    {
      key: 'failures',
      header: apps.failures,
      align: 'end',
      card: 'labelled',
      cell: ({ health: { failures } }) => (
        <span>
          {formatNumber(locale, countFailures(failures))}
          <Note>{listKinds(failures, texts)}</Note>
        </span>
      ),
    },
    {
      key: 'entry',
      header: apps.entry,
      align: 'end',
      nowrap: true,
      card: 'labelled',
      cell: ({ sizes }) => (sizes ? formatSize(sizes.entry, locale) : texts.unknown),
    },
    {
      key: 'tab',
      header: apps.inTab,
      align: 'end',
      card: 'labelled',
      cell: ({ id }) => <LoadedInTab load={tab.loads.get(id)?.at(-1)} />,
    },
  ];
}

function LoadedInTab({ load }: { load: TabLoad | undefined }) {
  const { apps: texts } = useReleaseTexts();
  const locale = useLocale();
  if (!load) return <span className={styles['soft']}>{texts.notLoaded}</span>;
  return (
    <span>
      {texts.loadedIn(formatSize(load.size, locale), formatDuration(locale, load.duration))}
      {load.isCached ? <Note>{texts.cached}</Note> : null}
    </span>
  );
}

/** The two most frequent kinds. */
function listKinds(failures: AppStatus['health']['failures'], texts: ReleaseTexts): string {
  const kinds = Object.entries(failures).toSorted(([, a], [, b]) => b - a);
  return kinds
    .slice(0, 2)
    .map(([kind]) => getKindName(kind, texts))
    .join(', ');
}

/** A second line in a cell. */
function Note({ children }: { children: string }) {
  return children === '' ? null : <span className={styles['note']}>{children}</span>;
}
