import type { Bill } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { isOverdue } from '@tassis/dashboard/bill';
import { ChevronRightIcon, DescriptionList, Stack, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useBillsTexts } from '../../messages/bills/use-bills-texts.ts';
import { CardPayment } from './card-payment.tsx';
import styles from './how-to-pay.module.css';
import { PaymentProof } from './payment-proof.tsx';
import { ProofState } from './proof-state.tsx';
import { TransferDetails } from './transfer-details.tsx';

const SECTION = 'pay';

type HowToPayProps = {
  bill: Bill;
  ways: NonNullable<Bill['ways_to_pay']>;
  onChange: () => void;
};

/** The amount due, the due date, and each way to pay; the ways are closed once a proof was uploaded. */
export function HowToPay(props: HowToPayProps) {
  const { bill } = props;
  const isProofSent = bill.status === 'proof_sent';
  const { pay: texts } = useBillsTexts();
  const locale = useLocale();
  return (
    <DashboardSection title={texts.title} id={SECTION}>
      <Stack gap="m">
        {isProofSent ? <ProofState bill={bill} /> : null}
        <DescriptionList
          layout="columns"
          items={[
            {
              term: texts.due,
              value: <strong className={styles['due']}>{formatMoney(locale, bill.due)}</strong>,
            },
            ...(bill.paid > 0 ? [{ term: texts.paid, value: formatMoney(locale, bill.paid) }] : []),
            { term: texts.before, value: formatDate(locale, bill.due_on) },
          ]}
        />
        {isOverdue(bill) ? <p className={styles['late']}>{texts.late}</p> : null}
        {isProofSent ? (
          <details className={styles['otherwise']}>
            <summary className={styles['summary']}>
              <ChevronRightIcon size={18} className={styles['mark']} />
              {texts.otherwise}
            </summary>
            <Ways {...props} />
          </details>
        ) : (
          <Ways {...props} />
        )}
      </Stack>
    </DashboardSection>
  );
}

function Ways({ bill, ways, onChange }: HowToPayProps) {
  const { pay: texts } = useBillsTexts();
  return (
    <Stack gap="m">
      {ways.card ? <CardPayment bill={bill} /> : null}
      {ways.transfer ? (
        <TransferDetails transfer={ways.transfer} due={bill.due} />
      ) : (
        <p>{texts.noAccount}</p>
      )}
      <p className={styles['note']}>
        {texts.elsewhere}{' '}
        <TextLink href={paths.contact} LinkComponent={RouterLink} className={styles['screen']}>
          {texts.contact}
        </TextLink>
      </p>
      <PaymentProof
        bill={bill}
        onSent={() => {
          // The form closes and removes its button, so the focus moves to the top, where the next step is shown.
          document.getElementById(SECTION)?.focus();
          onChange();
        }}
      />
    </Stack>
  );
}
