import { getApi } from '@tassis/api-client';
import { useMutation } from '@tassis/api-client/query';
import { useRefusedByEnd } from '@tassis/auth';
import { remindBill, type AdminBill } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { Button, DescriptionList, useFocusAfterRemoval } from '@tassis/design-system';
import { useLocale, useNotify } from '@tassis/design-system/host';
import {
  apiConflictFirst,
  explain,
  formatDate,
  formatMoney,
  transportTexts,
} from '@tassis/messages';
import { useState } from 'react';
import { usePaymentTexts } from '../../messages/payments/use-payment-texts.ts';
import styles from './collection.module.css';
import { PaymentForm } from './payment-form.tsx';

type CollectionProps = { bill: AdminBill; onChange: () => void };

/** The amount due of a bill: records payments, and sends reminders. */
export function Collection({ bill: read, onChange }: CollectionProps) {
  const { payments, reminder } = usePaymentTexts();
  const locale = useLocale();
  const root = useFocusAfterRemoval(findNextPart);
  const [saved, setSaved] = useState(read);
  const bill = saved.version > read.version ? saved : read;
  const { mutate: remind, isPending } = useReminder(bill.id, onChange);
  return (
    <div ref={root} className={styles['root']}>
      <DashboardSection title={payments.record}>
        <DescriptionList
          layout="columns"
          items={[
            { term: payments.due, value: <strong>{formatMoney(locale, bill.due)}</strong> },
            { term: payments.paid, value: formatMoney(locale, bill.paid) },
          ]}
        />
        <PaymentForm
          // Remounts the form after a payment, with the new amount due.
          key={saved.version}
          bill={bill}
          onSaved={(paid) => {
            setSaved(paid);
            onChange();
          }}
        />
        <div className={styles['reminder']}>
          <Button size="s" loading={isPending} onClick={() => remind()}>
            {reminder.action}
          </Button>
          {bill.reminded_at ? (
            <span className={styles['note']}>
              {reminder.last(formatDate(locale, bill.reminded_at))}
            </span>
          ) : null}
        </div>
      </DashboardSection>
    </div>
  );
}

/** The next section, which takes the focus when the bill is paid in full and this one is removed. */
function findNextPart({ nextElementSibling: next }: HTMLElement): HTMLElement | null {
  return next instanceof HTMLElement ? next : null;
}

function useReminder(id: string, onSent: () => void) {
  const { reminder } = usePaymentTexts();
  const locale = useLocale();
  const notify = useNotify();
  const isRefusedByEnd = useRefusedByEnd();
  return useMutation({
    mutationFn: () => getApi().call(remindBill, { params: { id } }),
    onSuccess: () => {
      notify({ tone: 'success', text: reminder.sent });
      onSent();
    },
    onError: (error) => {
      if (isRefusedByEnd(error)) return;
      const { text } = explain(error, transportTexts(locale), apiConflictFirst);
      notify({ tone: 'critical', text });
    },
  });
}
