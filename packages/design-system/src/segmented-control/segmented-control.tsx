import type { Option } from '../select/select.tsx';
import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import styles from './segmented-control.module.css';

/** Props of {@link SegmentedControl}. */
export type SegmentedControlProps<Value extends string> = {
  /** What is being chosen; for assistive technology. */
  label: string;
  name: string;
  options: readonly (Option & { value: Value })[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A switch between two or three views. Renders native radios: arrow keys move, Tab enters once. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, name, options, value, onChange } = props;
  return (
    <fieldset className={styles['root']}>
      <legend className={hiddenStyles['root']}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles['segment']}>
          <input
            type="radio"
            name={name}
            value={option.value}
            className={hiddenStyles['root']}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
