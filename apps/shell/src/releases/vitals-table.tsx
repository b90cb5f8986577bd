import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { useSession } from '@tassis/auth';
import { getAdminWebVitals, type AdminWebVitals } from '@tassis/contracts';
import { QueryView } from '@tassis/dashboard';
import { DataTable, EmptyState, type DataColumn } from '@tassis/design-system';
import { useLocale, type Locale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import type { ReleaseTexts } from './messages/fr.ts';
import { useReleaseTexts } from './messages/use-release-texts.ts';
import styles from './releases.module.css';
import { formatDuration } from './tab-loads.ts';

type Page = AdminWebVitals['pages'][number];

/** What counts as good, in milliseconds and, for CLS, without a unit (https://web.dev/articles/vitals). */
const GOOD = { lcp: 2500, inp: 200, cls: 0.1 };

/** How the pages felt to real visitors, by page and release. Only administrators may read it, the panel may be open to others. */
export function VitalsTable() {
  const { vitals: texts, loading } = useReleaseTexts();
  const locale = useLocale();
  const isAdmin = useSession().user?.user_type === 'admin';
  const query = useQuery({ ...apiQuery(getAdminWebVitals, {}), enabled: isAdmin });
  return (
    <section aria-labelledby="vitals">
      <h2 id="vitals" className={styles['title']}>
        {texts.title}
      </h2>
      {isAdmin ? (
        <QueryView query={query} loading={loading} failed={texts.failed}>
          {({ data: { days, pages } }) => (
            <>
              <p className={styles['lead']}>{texts.text(formatNumber(locale, days))}</p>
              <DataTable
                caption={texts.title}
                rows={pages}
                rowKey={({ page, app, version }) => `${page} ${app} ${version}`}
                loadingText={loading}
                stickyHeader={false}
                empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
                columns={columnsOf(texts, locale)}
              />
            </>
          )}
        </QueryView>
      ) : (
        <p className={styles['soft']}>{texts.refused}</p>
      )}
    </section>
  );
}

function columnsOf(texts: ReleaseTexts['vitals'], locale: Locale): DataColumn<Page>[] {
  const figure = (key: keyof typeof GOOD): DataColumn<Page> => ({
    key,
    header: texts[key],
    align: 'end',
    card: 'labelled',
    cell: ({ [key]: measured }) =>
      measured === null ? (
        texts.none
      ) : (
        <span>
          {key === 'cls'
            ? new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(measured.p75)
            : formatDuration(locale, measured.p75)}
          {measured.p75 > GOOD[key] ? <span className={styles['note']}>{texts.slow}</span> : null}
        </span>
      ),
  });
  return [
    {
      key: 'page',
      header: texts.page,
      rowHeader: true,
      cell: ({ page }) => <code className={styles['code']}>{page}</code>,
    },
    {
      key: 'version',
      header: texts.version,
      card: 'line',
      cell: ({ app, version }) => (
        <code className={styles['code']}>
          {app} {version}
        </code>
      ),
    },
    {
      key: 'visits',
      header: texts.visits,
      align: 'end',
      card: 'labelled',
      cell: ({ lcp, inp, cls }) =>
        formatNumber(locale, Math.max(...[lcp, inp, cls].map((one) => one?.visits ?? 0))),
    },
    figure('lcp'),
    figure('inp'),
    figure('cls'),
  ];
}
