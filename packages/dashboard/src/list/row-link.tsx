import type { LinkComponentProps } from '@tassis/design-system';
import { Link, useLocation } from '@tassis/platform/router';
import { createContext, useContext, type MouseEvent } from 'react';

/** The search parameter of the open row. */
export const OPEN = 'row';

/** A link that opens a row in the list's panel, by the row's id. */
export const OpenRowContext = createContext<((id: string) => void) | undefined>(undefined);

/**
 * The link of a row. A link to the same page, such as to a panel, does not scroll. It opens the panel at the current address,
 * which may have a search that the rendered link lacks.
 */
export function RowLink({ href, ...anchor }: LinkComponentProps) {
  const { pathname } = useLocation();
  const openRow = useContext(OpenRowContext);
  const [path, search] = href.split('?');
  const isHere = path === pathname;
  const id = isHere ? new URLSearchParams(search).get(OPEN) : null;
  const onClick = (event: MouseEvent) => {
    const inOtherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!openRow || id === null || inOtherTab) return;
    event.preventDefault();
    openRow(id);
  };
  return <Link {...anchor} to={href} onClick={onClick} preventScrollReset={isHere} />;
}
