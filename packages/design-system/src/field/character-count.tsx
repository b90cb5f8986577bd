import { useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import styles from './character-count.module.css';
import { useControlValue } from './use-control-value.ts';

/** What a text control that counts takes besides. */
export type CountTexts = {
  /** Shows how much of this is used, in UTF-16 units as `maxLength` counts. Nothing is cut: too much is told. */
  maxCount?: number | undefined;
  /** Announced near the limit: `left` may be negative. `(left) => 'Il reste 12 caractères'`. */
  countText?: ((left: number) => string) | undefined;
};

/** Props of {@link CharacterCount}. */
export type CharacterCountProps = {
  /** The id of the control that is counted. */
  of: string;
  /** What it holds at first. */
  initial: string;
  max: number;
  text: CountTexts['countText'];
};

/** Who types fast is not told of every letter. */
const QUIET_MS = 700;

/** '480 / 500' under a text control; within a tenth of the limit it is also said, politely. */
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

/** What the counted control is described by. */
export function getCountId(controlId: string): string {
  return `${controlId}-count`;
}
