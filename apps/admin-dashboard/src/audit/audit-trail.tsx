import type { AuditEntry, listAudit, OutputOf } from '@tassis/contracts';
import { QueryView, type QueryState } from '@tassis/dashboard';
import { Timeline } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { PARTNER_STATUSES, ROLES } from '@tassis/domain';
import { findLabel, formatDateTime, getLabel } from '@tassis/messages';
import { useTexts } from '../messages/audit/use-texts.ts';
import styles from './audit-trail.module.css';
import { findDifferences, type Difference } from './find-differences.ts';

type FindDifferences = (entry: AuditEntry) => Difference[];

type AuditTrailProps = {
  query: QueryState<OutputOf<typeof listAudit>>;
  /** The operations by name. Default: the calls on users, partners and settings. */
  actions?: Readonly<Record<string, string>>;
  /** Returns the changed values of an entry in words. Default: {@link findDifferences}. */
  findDifferences?: FindDifferences;
};

/** Who changed a record, when, and each value before and after. */
export function AuditTrail({ query, ...words }: AuditTrailProps) {
  const texts = useTexts();
  return (
    <QueryView query={query} loading={texts.loading} failed={texts.failed}>
      {({ data: entries }) =>
        entries.length === 0 ? (
          <p className={styles['none']}>{texts.none}</p>
        ) : (
          <Entries {...words} entries={entries} />
        )
      }
    </QueryView>
  );
}

type EntriesProps = Omit<AuditTrailProps, 'query'> & { entries: readonly AuditEntry[] };

function Entries({ entries, ...words }: EntriesProps) {
  const texts = useTexts();
  const locale = useLocale();
  const named = (path: string, value: string) => {
    const status = path === 'status' && PARTNER_STATUSES.find((known) => known === value);
    if (path === 'legalStatus') return findLabel(locale, 'accountant_legal_status', value);
    if (status) return getLabel(locale, `partner_status.${status}`);
    const role = path === 'user_type' && ROLES.find((known) => known === value);
    return role ? getLabel(locale, `role.${role}`) : undefined;
  };
  const {
    actions = texts.actions,
    findDifferences: find = (entry: AuditEntry) => findDifferences(entry, { ...texts, named }),
  } = words;
  return (
    <Timeline
      label={texts.title}
      entries={entries.map((entry) => ({
        key: String(entry.id),
        title: actions[entry.action] ?? entry.action,
        date: { text: formatDateTime(locale, entry.at), iso: entry.at },
        actor: entry.actor?.name ?? texts.gone,
        text: <Change entry={entry} differences={find(entry)} />,
      }))}
    />
  );
}

/** The reason, and each value before and after. */
function Change({ entry, differences }: { entry: AuditEntry; differences: Difference[] }) {
  const texts = useTexts();
  return (
    <>
      {entry.reason ? <p>{texts.reason(entry.reason)}</p> : null}
      {differences.length > 0 ? (
        <dl className={styles['changes']}>
          {differences.map(({ path, label, before, after }) => (
            <div key={path}>
              <dt>{label}</dt>
              <dd>
                <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
