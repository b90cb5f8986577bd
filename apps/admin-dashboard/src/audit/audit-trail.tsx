import type { AuditEntry, listAudit, OutputOf } from '@tassis/contracts';
import { QueryView, type QueryState } from '@tassis/dashboard';
import { Timeline } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import { useTexts } from '../messages/audit/use-texts.ts';
import styles from './audit-trail.module.css';
import { findDifferences } from './find-differences.ts';

type AuditTrailProps = { query: QueryState<OutputOf<typeof listAudit>> };

/** Who of the staff changed something, when, and what it was before. */
export function AuditTrail({ query }: AuditTrailProps) {
  const texts = useTexts();
  return (
    <QueryView query={query} loading={texts.loading} failed={texts.failed}>
      {({ data: entries }) =>
        entries.length === 0 ? (
          <p className={styles['none']}>{texts.none}</p>
        ) : (
          <Entries entries={entries} />
        )
      }
    </QueryView>
  );
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const texts = useTexts();
  const locale = useLocale();
  return (
    <Timeline
      label={texts.title}
      entries={entries.map((entry) => ({
        key: String(entry.id),
        title: texts.actions[entry.action] ?? entry.action,
        date: { text: formatDateTime(locale, entry.at), iso: entry.at },
        actor: entry.actor?.name ?? texts.gone,
        text: <Change entry={entry} />,
      }))}
    />
  );
}

/** Why, and each value before and after. */
function Change({ entry }: { entry: AuditEntry }) {
  const texts = useTexts();
  const differences = findDifferences(entry, texts);
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
