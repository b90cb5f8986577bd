import { useEffect, type ReactNode } from 'react';
import { CloseIcon } from '../icons/close.tsx';
import { MenuIcon } from '../icons/menu.tsx';
import type { LinkComponent } from '../link/link-component.tsx';
import { toAriaCurrent, type NavigationItem } from './navigation.tsx';
import { useDisclosure } from './use-disclosure.ts';
import styles from './site-header.module.css';

/** Props of {@link MobileMenu}. */
export type MobileMenuProps = {
  label: string;
  /** On the button: 'Menu'. */
  text: string;
  items: readonly NavigationItem[];
  /** At the bottom: a dashboard button, or Connexion and Inscription. */
  actions?: ReactNode;
  Link: LinkComponent;
};

const WIDE = '(width >= 48rem)';

/** The header's links under 768 px: a `<details>`, closed on following a link, on Escape and when the window widens. */
export function MobileMenu({ label, text, items, actions, Link }: MobileMenuProps) {
  const { root, open, setOpen, onToggle, closeOnFollow } = useDisclosure<HTMLDetailsElement>();

  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const close = () => setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [setOpen]);

  return (
    <details
      ref={root}
      className={styles['mobile']}
      open={open}
      suppressHydrationWarning
      onToggle={onToggle}
    >
      <summary className={styles['burger']}>
        <MenuIcon className={styles['whenClosed']} />
        <CloseIcon className={styles['whenOpen']} />
        {text}
      </summary>
      {/* The handler only closes the menu when one of its links was followed. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles['sheet']} onClick={closeOnFollow}>
        <nav aria-label={label}>
          <ul className={styles['sheetLinks']}>
            {items.map((item) => (
              <li key={item.href}>
                <SheetLink item={item} Link={Link} />
                {item.items ? (
                  <ul className={styles['sheetSublinks']}>
                    {item.items.map((entry) => (
                      <li key={entry.href}>
                        <SheetLink item={entry} Link={Link} />
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </nav>
        {actions ? <div className={styles['sheetActions']}>{actions}</div> : null}
      </div>
    </details>
  );
}

function SheetLink({ item, Link }: { item: NavigationItem; Link: LinkComponent }) {
  return (
    <Link href={item.href} className={styles['sheetLink']} aria-current={toAriaCurrent(item)}>
      {item.text}
    </Link>
  );
}
