import type { LinkComponent } from '@tassis/design-system';
import { Link } from '@tassis/platform/router';

/** The router's link, in the shape that the design system hands its links over. */
export const RouterLink: LinkComponent = ({ href, ...rest }) => <Link to={href} {...rest} />;
