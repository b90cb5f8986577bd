import type { DomiciliationWarning, listClientWarnings, OutputOf } from '@tassis/contracts';
import { QueryView, type QueryState } from '@tassis/dashboard';
import { Button, Card, DescriptionList, Stack, Tag } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { WarningStatusBadge } from '@tassis/views';
import { useRenewalTexts } from '../../messages/renewal/use-renewal-texts.ts';
import { ownPaths } from '../../paths.ts';
import styles from './renewal.module.css';
import { useConsequence } from './use-consequence.ts';

type WarningsProps = {
  query: QueryState<OutputOf<typeof listClientWarnings>>;
  /** The domiciliation whose renewal is open. */
  chosen: string | null;
};

/** Domiciliations that near their end, the most urgent first; without the one whose renewal is open. */
export function Warnings({ query, chosen }: WarningsProps) {
  const { list: texts } = useRenewalTexts();
  const isOther = (warning: DomiciliationWarning) => warning.domiciliation_id !== chosen;
  if (chosen !== null && query.data?.data.every((warning) => !isOther(warning))) return null;
  return (
    <Stack as="section" gap="m" aria-label={texts.title}>
      <h2 className={styles['heading']}>{texts.title}</h2>
      <QueryView
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        empty={{ ...texts.empty, when: ({ data }) => data.length === 0 }}
      >
        {({ data, meta }) => (
          <>
            <ul className={styles['warnings']}>
              {data.filter(isOther).map((warning) => (
                <li key={warning.id}>
                  <Warning warning={warning} />
                </li>
              ))}
            </ul>
            {meta.next_cursor === null ? null : <p className={styles['soft']}>{texts.more}</p>}
          </>
        )}
      </QueryView>
    </Stack>
  );
}

function Warning({ warning }: { warning: DomiciliationWarning }) {
  const { list: texts, left, past } = useRenewalTexts();
  const locale = useLocale();
  const consequence = useConsequence(warning);
  const { companyName, status, days_left: days, domiciliation_id: id } = warning;
  return (
    <Card as="article" className={styles['warning']}>
      <div className={styles['head']}>
        <h3 className={styles['company']}>{companyName}</h3>
        {warning.generated ? <Tag>{texts.test}</Tag> : null}
        <WarningStatusBadge status={status} />
      </div>
      <p className={styles['days']}>{days < 0 ? past(-days) : left(days)}</p>
      <p className={styles['soft']}>{consequence}</p>
      <DescriptionList
        layout="columns"
        items={[
          { term: texts.endsOn, value: formatDate(locale, warning.end_date) },
          { term: texts.price, value: formatMoney(locale, warning.renewal_total) },
        ]}
      />
      <p>
        <Button
          href={ownPaths.renewal(id)}
          variant="brand"
          aria-label={texts.renewOf(companyName)}
          LinkComponent={RouterLink}
        >
          {texts.renew}
        </Button>
      </p>
    </Card>
  );
}
