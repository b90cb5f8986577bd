import { useLocation } from '@tassis/platform/router';
import { createContext, use, useEffect } from 'react';
import { OPEN } from '../list/row-link.tsx';
import { formatAddress } from '../list/use-list-address.ts';

/** By this context a section tells the frame its address. */
export const SectionAddress = createContext<(address: string) => void>(() => undefined);

/**
 * Tells the frame the address of a section, with filters and sort order, so that the breadcrumb of a page below leads back
 * there. The open row is left out, because its panel would cover the list.
 */
export function useSectionAddress(isSection: boolean): void {
  const tell = use(SectionAddress);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isSection) return;
    const shown = new URLSearchParams(search);
    shown.delete(OPEN);
    tell(formatAddress(pathname, shown));
  }, [isSection, pathname, search, tell]);
}
