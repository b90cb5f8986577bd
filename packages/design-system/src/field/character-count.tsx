import { useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import styles from './character-count.module.css';
import { useControlValue } from './use-control-value.ts';

/** Props of a text control with a character count. */
export type CountTexts = {
  /**
   * Shows a character count against this limit, in UTF-16 units like `maxLength`. It does not truncate; an excess is
   * shown.
   */
  maxCount?: number | undefined;
  /** Announced near the limit: `left` may be negative. `(left) => 'Il reste 12 caractères'`. */
  countText?: ((left: number) => string) | undefined;
};

/** Props of {@link CharacterCount}. */
export type CharacterCountProps = {
  /** The id of the control that is counted. */
  of: string;
  /** The initial value. */
  initial: string;
  max: number;
  text: CountTexts['countText'];
};

/** Screen readers announce the count when typing pauses, not at each keystroke. */
const QUIET_MS = 700;

/** '480 / 500' below a text control; within a tenth of the limit it is also announced politely. */
export function CharacterCount({ of, initial, max, text }: CharacterCountProps) {
  const { length } = useControlValue(initial, of);
  const left = max - length;
  const [said, setSaid] = useState('');

  const isNear = left <= max / 10;
  const message = isNear && text ? text(left) : '';
  useEffect(() => {
    const timer = setTimeout(() => setSaid(message), message ? QUIET_MS : 0);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <div className={classNames(styles['root'], left < 0 && styles['over'])}>
      <span id={getCountId(of)}>
        {length} / {max}
      </span>
      <output className={hiddenStyles['root']}>{said}</output>
    </div>
  );
}

/** The id of the count, for the control's `aria-describedby`. */
export function getCountId(controlId: string): string {
  return `${controlId}-count`;
}
