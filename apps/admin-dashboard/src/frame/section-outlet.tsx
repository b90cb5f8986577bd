import { Spinner } from '@tassis/design-system';
import { Outlet, useLocation, useNavigation } from '@tassis/platform/router';
import { useMessages } from '../messages/use-messages.ts';
import styles from './section-outlet.module.css';

/** The open section; a spinner while another one is on its way. */
export function SectionOutlet() {
  const { section } = useMessages();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  if (next === undefined || next.pathname === pathname) return <Outlet />;
  return (
    <div className={styles['arriving']}>
      <Spinner size="page" label={section.loading} />
    </div>
  );
}
