import type { LinkComponentProps } from '@tassis/design-system';
import { Link, useLocation } from '@tassis/platform/router';

/** Where a row leads. One that opens beside the list leaves the page where it is read. */
export function RowLink({ href, ...anchor }: LinkComponentProps) {
  const { pathname } = useLocation();
  return <Link {...anchor} to={href} preventScrollReset={href.split('?')[0] === pathname} />;
}
