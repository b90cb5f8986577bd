import { PriceTable } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney, formatNumber, getLabel, priceWords } from '@tassis/messages';
import { LoadFailure } from '@tassis/views';
import { useCertificatePrice } from '../../firm/use-certificate-price.ts';
import { usePriceTexts } from '../../messages/price/use-price-texts.ts';

/** The price lines of the negative certificate. */
export function PriceCard() {
  const texts = usePriceTexts();
  const locale = useLocale();
  const { price, query } = useCertificatePrice();
  const words = priceWords(locale);
  const rate = price === undefined ? '…' : formatNumber(locale, price.vatRate);
  const amount = (mad: number | undefined) => (mad === undefined ? null : formatMoney(locale, mad));
  return (
    <section aria-label={texts.title}>
      <PriceTable
        caption={texts.title}
        lines={[
          { key: 'service', label: words.certificate, amount: amount(price?.service) },
          {
            key: 'subtotal',
            label: words.subtotal,
            amount: amount(price?.service),
            tone: 'subtotal',
          },
          { key: 'vat', label: words.vat(rate), amount: amount(price?.vat) },
          {
            key: 'fees',
            label: getLabel(locale, 'fee.negative_certificate'),
            hint: words.untaxed,
            amount: amount(price?.fees),
          },
        ]}
        total={{ label: words.total, amount: amount(price?.total) }}
        loadingText={texts.loading}
        error={
          query.isLoadingError && (
            <LoadFailure title={texts.failed} error={query.error} query={query} />
          )
        }
        note={texts.note}
        foldText={texts.breakdown}
      />
    </section>
  );
}
