import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PlainLink, type LinkComponent } from '../link/link-component.tsx';
import styles from './menu.module.css';

type ItemLook = {
  key: string;
  text: string;
  icon?: ReactNode;
  /** A line above it, between groups. */
  separated?: boolean;
};

type ActionItem = ItemLook & {
  /** Called when the menu has closed and focus is back on its button: a dialog opened here returns focus there. */
  onSelect: () => void;
  /** It cannot be undone; ask with a ConfirmDialog. */
  danger?: boolean;
  /** Not possible now: stays reachable, so that it can be read. */
  disabled?: boolean;
  href?: never;
};

type LinkItem = ItemLook & { href: string; onSelect?: never; danger?: never; disabled?: never };

/** An action of a Menu, or a way to another page. */
export type MenuItem = ActionItem | LinkItem;

type MenuEntryProps = {
  item: MenuItem;
  LinkComponent: LinkComponent | undefined;
  onChoose: () => void;
};

/** One line of a Menu. Stays in the order of Tab, so that the menu works before any script. */
export function MenuEntry({ item, LinkComponent: Link = PlainLink, onChoose }: MenuEntryProps) {
  const className = classNames(
    styles['item'],
    item.danger && styles['danger'],
    item.separated && styles['separated'],
  );
  const content = (
    <>
      {item.icon}
      <span className={styles['text']}>{item.text}</span>
    </>
  );
  if (item.href !== undefined) {
    return (
      <Link
        href={item.href}
        role="menuitem"
        className={className}
        onClick={onChoose}
        onKeyDown={followBySpace}
      >
        {content}
      </Link>
    );
  }
  const { onSelect, disabled = false } = item;
  const choose = () => {
    onChoose();
    onSelect();
  };
  return (
    <button
      type="button"
      role="menuitem"
      className={className}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : choose}
    >
      {content}
    </button>
  );
}

/** Space presses a menu item; a link alone would scroll the page. */
function followBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
