import { DescriptionList, Drawer, formatSize } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime, formatNumber, formatPercent } from '@tassis/messages';
import type { AppStatus, ReleaseHealth, ReleaseStatus } from '@tassis/platform/release';
import { useSearchParams } from '@tassis/platform/router';
import type { ReactNode } from 'react';
import { AppLoads } from './app-loads.tsx';
import { getAppName, getKindName, countFailures } from './app-names.ts';
import { AppVersions } from './app-versions.tsx';
import { APP_QUERY } from './addresses.ts';
import { useReleaseTexts } from './messages/use-release-texts.ts';
import styles from './releases.module.css';
import type { Tab } from './tab.ts';

/** The details of the app that is named in the address, in a drawer beside the list. */
export function AppDetail({ status, tab }: { status: ReleaseStatus; tab: Tab }) {
  const texts = useReleaseTexts();
  const [search, setSearch] = useSearchParams();
  const app = status.apps.find(({ id }) => id === search.get(APP_QUERY));
  return (
    <Drawer
      open={app !== undefined}
      onClose={() => setSearch({}, { preventScrollReset: true })}
      title={app ? getAppName(app, texts) : ''}
      closeLabel={texts.close}
      size="l"
    >
      {app ? (
        <div className={styles['parts']}>
          <Live app={app} />
          <Health health={app.health} />
          {app.errors.length > 0 ? <Errors errors={app.errors} /> : null}
          {app.canary ? <Canary canary={app.canary} /> : null}
          <Part title={texts.detail.versions}>
            <AppVersions app={app} visit={status.visit} />
          </Part>
          <Part title={texts.detail.loads}>
            <AppLoads loads={tab.loads.get(app.id) ?? []} />
          </Part>
        </div>
      ) : null}
    </Drawer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles['subtitle']}>{title}</h3>
      {children}
    </section>
  );
}

function Live({ app }: { app: AppStatus }) {
  const { detail: texts, apps, none, unknown } = useReleaseTexts();
  const locale = useLocale();
  const { version, since, by, commit, fallback, platformApi, sizes } = app;
  const items = [
    { term: apps.version, value: <code className={styles['code']}>{version}</code> },
    { term: texts.since, value: since && formatDateTime(locale, since) },
    { term: texts.by, value: by },
    ...(commit ? [{ term: texts.commit, value: <code>{commit}</code> }] : []),
    { term: texts.fallback, value: fallback ? <code>{fallback}</code> : none },
    { term: texts.platformApi, value: platformApi },
    { term: texts.entrySize, value: sizes && formatSize(sizes.entry, locale) },
    ...(sizes?.firstPage === undefined
      ? []
      : [{ term: texts.firstPageSize, value: formatSize(sizes.firstPage, locale) }]),
    { term: texts.wholeSize, value: sizes && formatSize(sizes.whole, locale) },
  ];
  return (
    <Part title={texts.facts}>
      <DescriptionList items={items} missingText={unknown} />
    </Part>
  );
}

function Health({ health }: { health: ReleaseHealth }) {
  const texts = useReleaseTexts();
  const { detail } = texts;
  const locale = useLocale();
  const kinds = Object.entries(health.failures).toSorted(([, a], [, b]) => b - a);
  return (
    <Part title={detail.health}>
      <DescriptionList
        items={[
          { term: detail.views, value: formatNumber(locale, health.views) },
          ...kinds.map(([kind, times]) => ({
            term: getKindName(kind, texts),
            value: formatNumber(locale, times),
          })),
          { term: detail.fallbacks, value: formatNumber(locale, health.fallbacks) },
        ]}
      />
      {kinds.length === 0 ? <p className={styles['soft']}>{detail.noFailures}</p> : null}
    </Part>
  );
}

/** The message of an error comes from code and is not translated. */
function Errors({ errors }: Pick<AppStatus, 'errors'>) {
  const texts = useReleaseTexts();
  const locale = useLocale();
  return (
    <Part title={texts.detail.errors}>
      <ul className={styles['versions']}>
        {errors.map(({ kind, message, stack, times }) => (
          <li key={`${kind} ${message} ${stack}`} className={styles['error']}>
            <span className={styles['note']}>
              {getKindName(kind, texts)}, {texts.detail.times(formatNumber(locale, times))}
            </span>
            <code className={styles['code']}>{message}</code>
            <pre className={styles['stack']}>{stack}</pre>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Canary({ canary }: { canary: NonNullable<AppStatus['canary']> }) {
  const { detail: texts, apps } = useReleaseTexts();
  const locale = useLocale();
  const { version, percent, since, health } = canary;
  return (
    <Part title={texts.canary}>
      <DescriptionList
        items={[
          { term: apps.version, value: <code className={styles['code']}>{version}</code> },
          { term: texts.percent, value: formatPercent(locale, percent / 100) },
          { term: texts.since, value: formatDateTime(locale, since) },
          { term: texts.views, value: formatNumber(locale, health.views) },
          { term: texts.failures, value: formatNumber(locale, countFailures(health.failures)) },
        ]}
      />
    </Part>
  );
}
