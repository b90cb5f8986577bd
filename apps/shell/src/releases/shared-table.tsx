import { DataTable, EmptyState, StatusBadge, type DataColumn } from '@tassis/design-system';
import { useLocale, type Locale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import { misfitsOf, type ReleaseStatus } from '@tassis/platform/release';
import { providedVersion } from '../areas/share.ts';
import type { ReleaseTexts } from './messages/fr.ts';
import { useReleaseTexts } from './messages/use-release-texts.ts';
import styles from './releases.module.css';

/** A shared module, with the ranges that areas accept. */
interface SharedModule {
  name: string;
  provided: string | undefined;
  /** How many areas accept each range. */
  accepted: [range: string, areas: number][];
}

/** The modules that exist once in the page: what this tab's shell provides, and what the areas accept. */
export function SharedTable({ status }: { status: ReleaseStatus }) {
  const { shared: texts, loading } = useReleaseTexts();
  const locale = useLocale();
  return (
    <section aria-labelledby="shared">
      <h2 id="shared" className={styles['title']}>
        {texts.title}
      </h2>
      <p className={styles['lead']}>{texts.text}</p>
      <DataTable
        caption={texts.title}
        rows={sharedModules(status)}
        rowKey={({ name }) => name}
        loadingText={loading}
        stickyHeader={false}
        empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
        columns={getColumns(texts, locale)}
      />
    </section>
  );
}

function getColumns(texts: ReleaseTexts['shared'], locale: Locale): DataColumn<SharedModule>[] {
  return [
    {
      key: 'module',
      header: texts.module,
      rowHeader: true,
      cell: ({ name }) => <code className={styles['code']}>{name}</code>,
    },
    {
      key: 'fits',
      header: texts.fits,
      card: 'beside',
      cell: (module) => (
        <StatusBadge
          tone={fits(module) ? 'success' : 'critical'}
          text={fits(module) ? texts.fits : texts.misfit}
        />
      ),
    },
    {
      key: 'provided',
      header: texts.provided,
      card: 'labelled',
      cell: ({ provided }) =>
        provided === undefined ? (
          texts.notProvided
        ) : (
          <code className={styles['code']}>{provided}</code>
        ),
    },
    {
      key: 'accepted',
      header: texts.accepted,
      card: 'labelled',
      cell: ({ accepted }) =>
        accepted.map(([range, areas]) => (
          <span key={range} className={styles['line']}>
            <code className={styles['code']}>{range}</code>{' '}
            {areas === 1 ? texts.byOne : texts.by(formatNumber(locale, areas))}
          </span>
        )),
    },
  ];
}

function sharedModules({ apps }: ReleaseStatus): SharedModule[] {
  const areas = apps.filter(({ id }) => id !== 'shell');
  const names = new Set(areas.flatMap(({ shared }) => Object.keys(shared)));
  return [...names].toSorted().map((name) => {
    const ranges = areas.flatMap(({ shared }) => shared[name] ?? []);
    const accepted = [...new Set(ranges)].map((range): [string, number] => [
      range,
      ranges.filter((each) => each === range).length,
    ]);
    return { name, provided: providedVersion(name), accepted };
  });
}

function fits({ name, provided, accepted }: SharedModule): boolean {
  return accepted.every(([range]) => misfitsOf({ [name]: range }, () => provided).length === 0);
}
