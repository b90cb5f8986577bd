import type { LinkProps } from '@tassis/platform/router';

/** Stands in for the router's link where no router is under test. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={typeof to === 'string' ? to : to.pathname} {...rest}>
      {children}
    </a>
  );
}
