import { ChevronDownIcon } from '../icons/chevron-down.tsx';
import { LogoutIcon } from '../icons/logout.tsx';
import { UserIcon } from '../icons/user.tsx';
import { PlainLink, type LinkComponent } from '../link/link-component.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { HoverMenu } from './hover-menu.tsx';
import { toAriaCurrent, type NavigationLink } from './navigation.tsx';
import styles from './site-header.module.css';

/** Props of {@link AccountMenu}. */
export type AccountMenuProps = {
  /** The signed-in person's name. */
  name: string;
  /** 'Client', 'Administrateur'… */
  role?: string;
  /** Names the button: 'Mon compte'. */
  label: string;
  items: readonly NavigationLink[];
  logout: { text: string; onLogout: () => void };
  LinkComponent?: LinkComponent;
};

/** The signed-in person's menu: their pages and sign-out. */
export function AccountMenu(props: AccountMenuProps) {
  const { name, role, label, items, logout, LinkComponent: Link = PlainLink } = props;
  return (
    <HoverMenu
      align="end"
      button={
        <>
          <UserIcon />
          <VisuallyHidden>{label} : </VisuallyHidden>
          <span className={styles['accountName']}>{name}</span>
          <ChevronDownIcon size={16} />
        </>
      }
    >
      <p className={styles['accountHead']}>
        <strong>{name}</strong>
        {role ? <span>{role}</span> : null}
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.text}>
            <Link href={item.href} className={styles['entry']} aria-current={toAriaCurrent(item)}>
              {item.text}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles['entry']} onClick={logout.onLogout}>
            <span className={styles['withIcon']}>
              <LogoutIcon size={18} />
              {logout.text}
            </span>
          </button>
        </li>
      </ul>
    </HoverMenu>
  );
}
