import { asFields } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney } from '@tassis/messages';
import { useLocation } from '@tassis/platform/router';
import { useEffect, useRef, useState } from 'react';
import { usePriceTexts } from '../../messages/price/use-price-texts.ts';

/** The text that announces a changed total to screen readers, changed here or by the tick that navigated here; else ''. */
export function useSaidTotal(total: number | undefined): string {
  const { changed } = usePriceTexts();
  const locale = useLocale();
  const { state } = useLocation();
  const shown = useRef(shownTotalOf(state));
  const [said, setSaid] = useState<number>();
  useEffect(() => {
    if (total === undefined) return;
    if (shown.current !== undefined && shown.current !== total) setSaid(total);
    shown.current = total;
  }, [total]);
  return said === undefined ? '' : changed(formatMoney(locale, said));
}

/** The total of the previous page, from the navigation state. */
function shownTotalOf(state: unknown): number | undefined {
  const { shownTotal } = asFields(state);
  return typeof shownTotal === 'number' ? shownTotal : undefined;
}
