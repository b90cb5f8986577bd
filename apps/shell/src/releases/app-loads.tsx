import { DataTable, formatSize, type DataColumn } from '@tassis/design-system';
import { useLocale, type Locale } from '@tassis/design-system/host';
import type { ReleaseTexts } from './messages/fr.ts';
import { useReleaseTexts } from './messages/use-release-texts.ts';
import styles from './releases.module.css';
import { formatDuration, type LoadedFile, type TabLoad } from './tab-loads.ts';

/** The files of an app that this tab has loaded: when, for how long, how many bytes. */
export function AppLoads({ loads }: { loads: readonly TabLoad[] }) {
  const texts = useReleaseTexts();
  const locale = useLocale();
  if (loads.length === 0) return <p className={styles['soft']}>{texts.detail.noLoads}</p>;
  return loads.map(({ version, files }) => (
    <DataTable
      key={version}
      caption={version}
      showCaption
      rows={files}
      rowKey={({ path, start }) => `${path} ${start}`}
      loadingText={texts.loading}
      stickyHeader={false}
      empty={null}
      columns={getColumns(texts, locale)}
    />
  ));
}

function getColumns({ detail, apps }: ReleaseTexts, locale: Locale): DataColumn<LoadedFile>[] {
  return [
    {
      key: 'file',
      header: detail.file,
      rowHeader: true,
      cell: ({ path }) => <code className={styles['code']}>{path}</code>,
    },
    {
      key: 'start',
      header: detail.start,
      align: 'end',
      nowrap: true,
      card: 'labelled',
      cell: ({ start }) => formatDuration(locale, start),
    },
    {
      key: 'duration',
      header: detail.duration,
      align: 'end',
      nowrap: true,
      card: 'labelled',
      cell: ({ duration }) => formatDuration(locale, duration),
    },
    {
      key: 'size',
      header: detail.size,
      align: 'end',
      card: 'labelled',
      cell: ({ size, isCached }) => (
        <>
          {formatSize(size, locale)}
          {isCached ? <span className={styles['note']}>{apps.cached}</span> : null}
        </>
      ),
    },
  ];
}
