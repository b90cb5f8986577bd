import type { LinkComponentProps } from '@tassis/design-system';

/** Stands in for the router's link where no router is under test. */
export function RouterLink({ children, ...anchor }: LinkComponentProps) {
  return <a {...anchor}>{children}</a>;
}
