import type { LinkComponentProps } from '@tassis/design-system';
import { Link, useLocation } from '@tassis/platform/router';

/** The link of a row. A link to the same page, as to a panel, does not scroll. */
export function RowLink({ href, ...anchor }: LinkComponentProps) {
  const { pathname } = useLocation();
  return <Link {...anchor} to={href} preventScrollReset={href.split('?')[0] === pathname} />;
}
