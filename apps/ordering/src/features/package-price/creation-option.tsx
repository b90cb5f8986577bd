import { Checkbox } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { useNavigate } from '@tassis/platform/router';
import { packageQuery, type Ordered } from '@tassis/views';
import { usePriceTexts } from '../../messages/price/use-price-texts.ts';
import { useSameClient } from '../../order/on-behalf/behalf.ts';
import { handOver, takeHandedOver } from '../../packages/handed-over.ts';

type CreationOptionProps = {
  /** The package that is ordered. */
  ordered: Ordered;
  isTicked: boolean;
  /** The total shown before the tick. */
  total: number | undefined;
  onTick: (isTicked: boolean) => void;
};

/** The optional company creation of a package. It has another form, so the tick navigates to that form, and back. */
export function CreationOption({ ordered, isTicked, total, onTick }: CreationOptionProps) {
  const texts = usePriceTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  const sameClient = useSameClient();
  const { offer, withOptionalCreation } = ordered;
  const price = formatMoney(locale, offer.optional_company_creation_price, { decimals: 'whole' });

  // Follows the checkbox itself, because it can be toggled again while the other form loads.
  const tick = () => {
    onTick(!isTicked);
    if (isTicked) takeHandedOver();
    else handOver(offer.code);
    const path = isTicked ? paths.domiciliation : paths.companyCreation;
    void navigate(sameClient(path + packageQuery(offer)), { state: { shownTotal: total } });
  };

  return (
    <Checkbox
      label={texts.option}
      hint={`${texts.optionPrice(price)} ${withOptionalCreation ? texts.optionOff : texts.optionOn}`}
      checked={isTicked}
      onChange={tick}
    />
  );
}
