import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import nativeChoice from './native-choice.module.css';
import styles from './choice.module.css';

/** An option of a group: its value, its label, and a line that explains it. */
export type ChoiceOption = { value: string; label: string; hint?: ReactNode; disabled?: boolean };

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value' | 'className'> & {
  type: 'radio' | 'checkbox';
  option: ChoiceOption;
  id: string;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A framed option of a group. Renders a `<label>` around a native radio or checkbox. */
export function Choice({ option, id, ...input }: ChoiceProps) {
  return (
    <label className={classNames(styles['frame'], styles['option'])} htmlFor={id}>
      <input
        {...input}
        disabled={input.disabled === true || option.disabled === true}
        id={id}
        className={classNames(nativeChoice['root'], styles['input'], styles['box'])}
        value={option.value}
      />
      <span>
        {option.label}
        {option.hint ? <span className={styles['hint']}>{option.hint}</span> : null}
      </span>
    </label>
  );
}

/** How the options of a group stand: `row` while there is room, `grid` for many short ones. */
export type Direction = 'column' | 'row' | 'grid';

/** The options of a group. */
export function Choices({ direction, children }: { direction: Direction; children: ReactNode }) {
  return <div className={classNames(styles['options'], styles[direction])}>{children}</div>;
}
