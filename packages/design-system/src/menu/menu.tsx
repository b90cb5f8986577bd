import { useId } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronDownIcon } from '../icons/chevron-down.tsx';
import { MoreIcon } from '../icons/more.tsx';
import type { LinkComponent } from '../link/link-component.tsx';
import { MenuEntry, type MenuItem } from './menu-entry.tsx';
import { useMenu } from './use-menu.ts';
import styles from './menu.module.css';

/** Props of {@link Menu}. */
export type MenuProps = {
  /** The accessible name of the menu, and of the button without a text: 'Actions pour la commande CMD-2026-000042'. */
  label: string;
  /** The button's text. Without it the button shows three dots. */
  text?: string;
  items: readonly MenuItem[];
  /** The edge at which button and menu are aligned. */
  align?: 'start' | 'end';
  /** `s` for the rows of a table. */
  size?: 's' | 'm';
  variant?: Extract<ButtonProps['variant'], 'secondary' | 'quiet'>;
  /** Its action is running: it keeps the focus and does not open. */
  loading?: boolean;
  LinkComponent?: LinkComponent;
};

/** A menu of actions behind a button, as at the end of a row. Renders a `<button>` and a popover with `role="menu"`. */
export function Menu(props: MenuProps) {
  const { label, text, items, align = 'end', size = 'm', loading = false } = props;
  const { root, panel, open, ...menu } = useMenu();
  const id = useId();
  const trigger = {
    size,
    loading,
    variant: props.variant ?? (text === undefined ? 'quiet' : 'secondary'),
    popoverTarget: loading ? undefined : id,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onKeyDown: menu.onTriggerKeyDown,
  } as const;
  return (
    <span ref={root} className={styles['root']}>
      {text === undefined ? (
        <IconButton {...trigger} label={label} icon={<MoreIcon />} />
      ) : (
        <Button {...trigger} iconEnd={<ChevronDownIcon size={16} />}>
          {text}
        </Button>
      )}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={classNames(styles['panel'], styles[align])}
        onToggle={menu.onToggle}
        onKeyDown={menu.onMenuKeyDown}
      >
        {items.map((item) => (
          <MenuEntry
            key={item.key}
            item={item}
            LinkComponent={props.LinkComponent}
            onChoose={menu.close}
          />
        ))}
      </div>
    </span>
  );
}
