import { ApiError, getApi } from '@tassis/api-client';
import { renewDomiciliation, type RenewableDomiciliation, type Renewal } from '@tassis/contracts';
import { useAction } from '@tassis/dashboard';
import { Alert, Button, Cluster, PriceTable, RadioCards, Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { DEFAULT_RENEWAL_MONTHS, DOMICILIATION_DURATIONS } from '@tassis/domain';
import { useIdempotencyKey } from '@tassis/forms';
import { formatDate, formatMoney } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useState, type FormEvent } from 'react';
import { useRenewalTexts } from '../../messages/renewal/use-renewal-texts.ts';

type RenewalFormProps = {
  domiciliation: RenewableDomiciliation;
  onDone: (renewal: Renewal) => void;
  /** Called when the domiciliation has changed since it was shown. */
  onRefused: () => void;
};

/** The API's error codes when the domiciliation or its price has changed. */
const OUTDATED = new Set(['renewal_unpaid', 'domiciliation_closed', 'price_mismatch']);

/** Chooses the duration, shows the price and the new end, and orders the renewal exactly once. */
export function RenewalForm({ domiciliation, onDone, onRefused }: RenewalFormProps) {
  const { renewal: texts } = useRenewalTexts();
  const locale = useLocale();
  const key = useIdempotencyKey();
  const [months, setMonths] = useState(DEFAULT_RENEWAL_MONTHS);
  const [isToFill, setToFill] = useState(false);
  const { id, end_date: from, renewal_offers: offers } = domiciliation;
  const offer = offers.find(({ duration_months: offered }) => offered === months) ?? offers[0];
  const renew = useAction(async () => {
    const duration = DOMICILIATION_DURATIONS.find((offered) => offered === months);
    const body = {
      domiciliation_id: id,
      ...(duration && { duration_months: duration }),
      ...(offer && { finalPrice: offer.total }),
    };
    try {
      const { data } = await getApi().call(
        renewDomiciliation,
        { body },
        { idempotencyKey: key.of(body) },
      );
      key.settle();
      onDone(data);
    } catch (error) {
      key.settle(error);
      const code = error instanceof ApiError ? error.code : null;
      setToFill(code === 'firm_to_fill');
      if (code === 'firm_to_fill') return;
      if (code !== null && OUTDATED.has(code)) onRefused();
      throw error;
    }
  });
  if (offer === undefined) return null;
  const day = (date: string) => formatDate(locale, date);
  const money = (amount: number) => formatMoney(locale, amount);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    renew.run();
  };
  return (
    <form onSubmit={submit} aria-label={texts.choose}>
      <Stack gap="m">
        <RadioCards
          name="months"
          label={texts.choose}
          hint={texts.chooseHint}
          value={String(offer.duration_months)}
          onChange={(event) => setMonths(Number(event.target.value))}
          options={offers.map((each) => ({
            value: String(each.duration_months),
            label: texts.months(each.duration_months),
            hint: texts.until(day(each.end_date)),
            price: money(each.total),
            priceNote: texts.beforeTax(money(each.subtotal)),
          }))}
        />
        <PriceTable
          caption={texts.price}
          lines={[
            {
              key: 'subtotal',
              label: texts.subtotal(
                texts.months(offer.duration_months),
                day(from),
                day(offer.end_date),
              ),
              amount: money(offer.subtotal),
            },
            { key: 'vat', label: texts.vat, amount: money(offer.vat) },
          ]}
          total={{ label: texts.total, amount: money(offer.total) }}
          note={texts.note}
        />
        {isToFill ? <FirmToFill /> : null}
        {renew.failure === undefined ? null : <Alert tone="critical">{renew.failure}</Alert>}
        <Cluster>
          <Button
            type="submit"
            variant="primary"
            loading={renew.pending}
            loadingText={texts.pending}
          >
            {texts.confirm(day(offer.end_date))}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** The firm's own data for bills are incomplete, so nothing was ordered. */
function FirmToFill() {
  const { title, text, action } = useRenewalTexts().refused.firm_to_fill;
  return (
    <Alert
      tone="warning"
      title={title}
      actions={
        <Button size="s" href={paths.contact} LinkComponent={RouterLink}>
          {action}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
