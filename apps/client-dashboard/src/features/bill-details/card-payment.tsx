import { getApi } from '@tassis/api-client';
import { openPaymentSession, type Bill } from '@tassis/contracts';
import { useAction } from '@tassis/dashboard';
import { Alert, Button } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney } from '@tassis/messages';
import { useBillsTexts } from '../../messages/bills/use-bills-texts.ts';
import styles from './how-to-pay.module.css';

/** Links to the provider's page, to pay the whole amount due by card. */
export function CardPayment({ bill }: { bill: Bill }) {
  const { pay: texts } = useBillsTexts();
  const locale = useLocale();
  const { run, pending, failure } = useAction(async () => {
    const { data } = await getApi().call(openPaymentSession, { params: { id: bill.id } });
    window.location.assign(data.url);
  });
  return (
    <div className={`${styles['card']} ${styles['screen']}`}>
      <Button variant="brand" loading={pending} loadingText={texts.opening} onClick={() => run()}>
        {texts.card(formatMoney(locale, bill.due))}
      </Button>
      <p className={styles['note']}>{texts.cardText}</p>
      {failure ? <Alert tone="critical">{failure}</Alert> : null}
    </div>
  );
}
