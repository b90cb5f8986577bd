import { useLocation } from '@tassis/platform/router';
import { createContext, use, useEffect } from 'react';
import { OPEN } from '../list/row-link.tsx';
import { formatAddress } from '../list/use-list-address.ts';

/** By this context the page of a section tells the frame its address. */
export const SectionAddress = createContext<(address: string) => void>(() => undefined);

/**
 * Tells the frame where a section stands, filters and order included, so that the breadcrumb of a page below leads
 * back there. The row that is open in the panel is left out: it would cover the list.
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
