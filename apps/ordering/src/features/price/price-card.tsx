import { Alert, Button, RetryIcon, VisuallyHidden } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney, formatNumber } from '@tassis/messages';
import type { CertificatePrice } from '../../firm/certificate-price.ts';
import { useCertificatePrice } from '../../firm/use-certificate-price.ts';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './price-card.module.css';

/** The price before anything is sent, set like the invoice that will follow. */
export function PriceCard() {
  const { price: texts } = useMessages();
  const { price, isError, isFetching, refetch } = useCertificatePrice();
  return (
    <section className={styles['root']} aria-labelledby="prix">
      <h3 id="prix" className={styles['title']}>
        {texts.title}
      </h3>
      {isError ? (
        <Alert
          tone="critical"
          actions={
            <Button
              size="s"
              iconStart={<RetryIcon />}
              loading={isFetching}
              onClick={() => void refetch()}
            >
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Alert>
      ) : (
        <PriceLines price={price} />
      )}
      <p className={styles['note']}>{texts.note}</p>
    </section>
  );
}

/** Without a price its lines stand empty, so that nothing moves when it comes. */
function PriceLines({ price }: { price: CertificatePrice | undefined }) {
  const { price: texts } = useMessages();
  const locale = useLocale();
  const rate = price === undefined ? '…' : formatNumber(locale, price.vatRate);
  const amount = (mad: number | undefined) =>
    mad === undefined ? <span className={styles['waiting']} /> : formatMoney(locale, mad);
  return (
    <>
      {price === undefined ? <VisuallyHidden>{texts.loading}</VisuallyHidden> : null}
      <dl className={styles['lines']}>
        <div>
          <dt>{texts.service}</dt>
          <dd>{amount(price?.service)}</dd>
        </div>
        <div>
          <dt>{fill(texts.vat, { rate })}</dt>
          <dd>{amount(price?.vat)}</dd>
        </div>
        <div>
          <dt>
            {texts.fees} <span className={styles['hint']}>{texts.feesHint}</span>
          </dt>
          <dd>{amount(price?.fees)}</dd>
        </div>
        <div className={styles['total']}>
          <dt>{texts.total}</dt>
          <dd>{amount(price?.total)}</dd>
        </div>
      </dl>
    </>
  );
}
