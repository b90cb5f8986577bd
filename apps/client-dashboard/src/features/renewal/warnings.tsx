import type { DomiciliationWarning, listClientWarnings, OutputOf } from '@tassis/contracts';
import { QueryView, type QueryState } from '@tassis/dashboard';
import { Button, Stack, Tag } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { WarningStatusBadge } from '@tassis/views';
import { useRenewalTexts } from '../../messages/renewal/use-renewal-texts.ts';
import { ownPaths } from '../../paths.ts';
import { CertificateWarning } from './certificate-warning.tsx';
import styles from './renewal.module.css';
import { useConsequence } from './use-consequence.ts';
import { WarningCard } from './warning-card.tsx';

type Answer = OutputOf<typeof listClientWarnings>;

type WarningsProps = {
  query: QueryState<Answer>;
  /** The domiciliation whose renewal is open. */
  chosen: string | null;
};

/** Domiciliations and certificates that end soon, the most urgent first, without the domiciliation whose renewal is open. */
export function Warnings({ query, chosen }: WarningsProps) {
  const { list: texts } = useRenewalTexts();
  if (chosen !== null && query.data && toCards(query.data, chosen).length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-label={texts.title}>
      <h2 className={styles['heading']}>{texts.title}</h2>
      <QueryView
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        empty={{ ...texts.empty, when: (answer) => toCards(answer, chosen).length === 0 }}
      >
        {(answer) => (
          <>
            <ul className={styles['warnings']}>
              {toCards(answer, chosen).map(({ id, card }) => (
                <li key={id}>{card}</li>
              ))}
            </ul>
            {answer.meta.next_cursor === null ? null : (
              <p className={styles['soft']}>{texts.more}</p>
            )}
          </>
        )}
      </QueryView>
    </Stack>
  );
}

function toCards({ data, certificates }: Answer, chosen: string | null) {
  return [
    ...data
      .filter(({ domiciliation_id: id }) => id !== chosen)
      .map((warning) => ({
        id: warning.id,
        left: warning.days_left,
        card: <Warning warning={warning} />,
      })),
    ...certificates.map((certificate) => ({
      id: certificate.order.id,
      left: certificate.days_left,
      card: <CertificateWarning certificate={certificate} />,
    })),
  ].toSorted((one, other) => one.left - other.left);
}

function Warning({ warning }: { warning: DomiciliationWarning }) {
  const { list: texts, left, past } = useRenewalTexts();
  const locale = useLocale();
  const consequence = useConsequence(warning);
  const { companyName, status, days_left: days, domiciliation_id: id } = warning;
  return (
    <WarningCard
      title={companyName}
      badges={
        <>
          {warning.generated ? <Tag>{texts.test}</Tag> : null}
          <WarningStatusBadge status={status} />
        </>
      }
      time={days < 0 ? past(-days) : left(days)}
      consequence={consequence}
      facts={[
        { term: texts.endsOn, value: formatDate(locale, warning.end_date) },
        { term: texts.price, value: formatMoney(locale, warning.renewal_total) },
      ]}
      actions={
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
      }
    />
  );
}
