import { useId, type ReactNode } from 'react';
import { useTooltip, type TooltipSide } from './use-tooltip.ts';
import styles from './tooltip.module.css';

/** Props of {@link Tooltip}. */
export type TooltipProps = {
  /**
   * One short sentence without controls and without essential information. `undefined` while the control shows the
   * text itself.
   */
  text: string | undefined;
  side?: TooltipSide;
  /**
   * The control. Pass an element when the text only repeats its name (an IconButton), or a function when the text
   * adds to it: spread the argument onto the control, so that screen readers announce the text as its description.
   */
  children: ReactNode | ((description: { 'aria-describedby': string }) => ReactNode);
};

/** A short text about a control, on hover and keyboard focus. Never its only name. Renders a `<span>` and a popover. */
export function Tooltip({ text, side = 'above', children }: TooltipProps) {
  const id = useId();
  const { root, bubble, handlers } = useTooltip(side);
  const describes = typeof children === 'function';
  return (
    <span ref={root} className={styles['root']} {...handlers}>
      {describes ? children({ 'aria-describedby': id }) : children}
      {text === undefined ? null : (
        <span
          ref={bubble}
          id={id}
          popover="manual"
          role={describes ? 'tooltip' : undefined}
          aria-hidden={describes ? undefined : true}
          className={styles['bubble']}
          data-side={side}
        >
          {text}
        </span>
      )}
    </span>
  );
}
