import { DataTable, EmptyState, TextLink, type DataColumn } from '@tassis/design-system';
import { useLocale, type Locale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import type { ReleaseStatus } from '@tassis/platform/release';
import { previewAddress } from './addresses.ts';
import type { ReleaseTexts } from './messages/fr.ts';
import { useReleaseTexts } from './messages/use-release-texts.ts';
import styles from './releases.module.css';

type Preview = ReleaseStatus['previews'][number];

/** The previews by name. */
export function PreviewTable({ previews }: Pick<ReleaseStatus, 'previews'>) {
  const { previews: texts, loading } = useReleaseTexts();
  const locale = useLocale();
  return (
    <section aria-labelledby="previews">
      <h2 id="previews" className={styles['title']}>
        {texts.title}
      </h2>
      <DataTable
        caption={texts.title}
        rows={previews}
        rowKey={({ id, name }) => `${id}@${name}`}
        loadingText={loading}
        stickyHeader={false}
        empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
        columns={getColumns(texts, locale)}
      />
    </section>
  );
}

function getColumns(texts: ReleaseTexts['previews'], locale: Locale): DataColumn<Preview>[] {
  return [
    {
      key: 'name',
      header: texts.name,
      rowHeader: true,
      cell: ({ id, name }) => <TextLink href={previewAddress(id, name)}>{name}</TextLink>,
    },
    { key: 'app', header: texts.app, card: 'line', cell: ({ id }) => id },
    {
      key: 'version',
      header: texts.version,
      card: 'line',
      cell: ({ version }) => <code className={styles['code']}>{version}</code>,
    },
    {
      key: 'expires',
      header: texts.expires,
      card: 'labelled',
      cell: ({ expires }) => formatDateTime(locale, expires),
    },
    { key: 'by', header: texts.by, card: 'labelled', cell: ({ by }) => by },
  ];
}
