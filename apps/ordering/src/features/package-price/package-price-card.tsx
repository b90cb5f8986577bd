import { Card, PriceTable, VisuallyHidden } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney, priceWords } from '@tassis/messages';
import { LoadFailure, toPriceLines, type Ordered } from '@tassis/views';
import { useState } from 'react';
import { usePriceTexts } from '../../messages/price/use-price-texts.ts';
import { isCreationOptional } from '../../packages/package-service.ts';
import { usePackagePrice } from '../../packages/use-package-price.ts';
import { CreationOption } from './creation-option.tsx';
import styles from './package-price-card.module.css';
import { useSaidTotal } from './use-said-total.ts';

/** The price lines of the chosen package, and its optional creation as a checkbox. */
export function PackagePriceCard({ offer, withOptionalCreation }: Ordered) {
  const texts = usePriceTexts();
  const locale = useLocale();
  // The tick is shown at once, before the page of the other form has loaded.
  const [isTicked, setIsTicked] = useState(withOptionalCreation);
  const { price, query } = usePackagePrice({
    offer,
    withOptionalCreation: isTicked,
  });
  const said = useSaidTotal(price?.total);
  return (
    <section aria-label={texts.title} className={styles['root']}>
      {isCreationOptional(offer) ? (
        <Card tone="soft" padding="s">
          <CreationOption
            ordered={{ offer, withOptionalCreation }}
            isTicked={isTicked}
            total={price?.total}
            onTick={setIsTicked}
          />
        </Card>
      ) : null}
      <div>
        <output>
          <VisuallyHidden>{said}</VisuallyHidden>
        </output>
        <PriceTable
          caption={offer.name}
          lines={toPriceLines(price, offer.domiciliation_duration_months, locale)}
          total={{
            label: priceWords(locale).total,
            amount: price ? formatMoney(locale, price.total) : null,
          }}
          loadingText={texts.loading}
          error={
            query.isLoadingError && (
              <LoadFailure title={texts.failed} error={query.error} query={query} />
            )
          }
          note={texts.note}
          foldText={texts.breakdown}
        />
      </div>
    </section>
  );
}
