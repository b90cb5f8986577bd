import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PlainLink, type LinkComponent } from '../link/link-component.tsx';
import styles from './menu.module.css';

type ItemLook = {
  key: string;
  text: string;
  icon?: ReactNode;
  /** Renders a separator above it, between groups. */
  separated?: boolean;
};

type ActionItem = ItemLook & {
  /** Called when the menu has closed and focus is back on its button: a dialog opened here returns focus there. */
  onSelect: () => void;
  /** The action cannot be undone; ask with a ConfirmDialog. */
  danger?: boolean;
  /** The action is unavailable; the item stays focusable, so that screen readers find it. */
  disabled?: boolean;
  href?: never;
};

type LinkItem = ItemLook & { href: string; onSelect?: never; danger?: never; disabled?: never };

/** An action or a link of a Menu. */
export type MenuItem = ActionItem | LinkItem;

type MenuEntryProps = {
  item: MenuItem;
  LinkComponent: LinkComponent | undefined;
  onChoose: () => void;
};

/** An item of a Menu. It stays in the Tab order, so that the menu works without script. */
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

/** Follows a link on Space, as menu items do; a plain link would scroll the page. */
function followBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
