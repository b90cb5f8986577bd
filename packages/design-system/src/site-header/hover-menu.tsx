import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../class-names.ts';
import { useDisclosure } from './use-disclosure.ts';
import styles from './hover-menu.module.css';

/** Props of {@link HoverMenu}. */
export type HoverMenuProps = {
  /**
   * A link beside the button that opens the panel, if the menu has a page of its own. On touch the first tap opens
   * the panel.
   */
  before?: ReactNode;
  /** The content of the button. */
  button: ReactNode;
  /** The button's accessible name, when it shows only an icon. */
  buttonLabel?: string | undefined;
  align?: 'start' | 'end';
  children: ReactNode;
};

/**
 * A panel under the header. Opens by hover (CSS alone), by a press or Enter on its button, by touch; closes on leaving,
 * on Escape, on a press outside, on following a link. The panel is a sibling of `<details>`, so that hover works
 * without opening it.
 */
export function HoverMenu({
  before,
  button,
  buttonLabel,
  align = 'start',
  children,
}: HoverMenuProps) {
  const { root, open, setOpen, onToggle, closeOnFollow } = useDisclosure<HTMLDivElement>();
  const hover = useHover();
  const firstTouch = useFirstTouch(open, () => setOpen(true));
  const follow = (event: MouseEvent) => {
    closeOnFollow(event);
    if (event.target instanceof Element && event.target.closest('a')) hover.dismiss();
  };
  return (
    // The handlers only add closing on leave and on following a link; every control inside is a native one.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={styles['root']}
      data-dismissed={hover.dismissed ? '' : undefined}
      onPointerEnter={hover.enter}
      onPointerLeave={hover.leave}
      onClick={follow}
    >
      {before ? (
        <span className={styles['before']} {...firstTouch}>
          {before}
        </span>
      ) : null}
      <details
        className={styles['details']}
        open={open}
        suppressHydrationWarning
        onToggle={onToggle}
      >
        <summary className={styles['button']} aria-label={buttonLabel}>
          {button}
        </summary>
      </details>
      <div className={classNames(styles['panel'], styles[align])}>{children}</div>
    </div>
  );
}

/**
 * Handlers of a link whose panel opens on hover. Touch has no hover: the first tap opens the panel, the second
 * follows the link.
 */
function useFirstTouch(open: boolean, onOpen: () => void) {
  const pointer = useRef('');
  return {
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType;
    },
    onKeyDown: () => {
      pointer.current = '';
    },
    // Runs before the link’s own handler, which may be a router’s.
    onClickCapture: (event: MouseEvent) => {
      if (open || pointer.current !== 'touch') return;
      event.preventDefault();
      event.stopPropagation();
      onOpen();
    },
  };
}

/**
 * CSS opens the panel on hover. This lets Escape, wherever the focus is (WCAG 1.4.13), and a followed link close it
 * until the pointer leaves.
 */
function useHover() {
  const [state, setState] = useState<'outside' | 'inside' | 'dismissed'>('outside');
  useEffect(() => {
    if (state !== 'inside') return undefined;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setState('dismissed');
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [state]);
  return {
    dismissed: state === 'dismissed',
    dismiss: () => setState('dismissed'),
    enter: () => setState('inside'),
    leave: () => setState('outside'),
  };
}
