import { useLocation } from '@tassis/platform/router';
import { ORDER_FORM_ID } from '@tassis/views';
import { useEffect } from 'react';

type Coming = {
  /** The form's script comes later than its page, so that the router did not find it. */
  isLate?: boolean;
};

/** Leads to the form when the address names it: its title has the focus, unless a control of the page has it. */
export function useLedToForm(titleId: string, { isLate = false }: Coming = {}): void {
  const { hash } = useLocation();
  useEffect(() => {
    const title = document.getElementById(titleId);
    if (hash !== `#${ORDER_FORM_ID}` || title === null) return;
    if (document.activeElement?.contains(title)) title.focus({ preventScroll: true });
    if (isLate) document.getElementById(ORDER_FORM_ID)?.scrollIntoView();
  }, [hash, titleId, isLate]);
}
