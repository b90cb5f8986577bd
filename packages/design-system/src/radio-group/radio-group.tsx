import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError, type FieldTexts } from '../field/field.tsx';
import styles from './radio-group.module.css';

/** One choice of a {@link RadioGroup}. */
export type RadioOption = { value: string; label: string; hint?: ReactNode };

/** Props of {@link RadioGroup}; what is not named here goes to every radio (`onChange`, `onBlur`, `ref`, `required`). */
export type RadioGroupProps = Omit<FieldTexts, 'hideLabel'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'value' | 'defaultValue'> & {
    /** The id of the first radio, where an error summary leads. */
    id?: string;
    name: string;
    options: readonly RadioOption[];
    value?: string | undefined;
    defaultValue?: string | undefined;
    /** `row` while there is room. */
    direction?: 'column' | 'row';
    ref?: Ref<HTMLInputElement>;
  };

/** One choice of a few, all visible. Renders a `<fieldset>` of native radios. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, mark, id, options, direction = 'column', ...radio } = props;
  const generated = useId();
  const groupId = id ?? generated;
  const hintId = hint ? `${groupId}-hint` : undefined;
  const errorId = error ? `${groupId}-error` : undefined;
  return (
    <fieldset
      className={styles['root']}
      aria-describedby={classNames(errorId, hintId)}
      aria-invalid={error ? true : undefined}
    >
      <legend className={styles['legend']}>
        {label}
        {mark ? <span className={styles['mark']}> {mark}</span> : null}
      </legend>
      {hint ? (
        <div id={hintId} className={styles['hint']}>
          {hint}
        </div>
      ) : null}
      <div className={classNames(styles['options'], styles[direction])}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            option={option}
            id={index === 0 ? groupId : `${groupId}-${option.value}`}
            radio={radio}
          />
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

type RadioProps = {
  option: RadioOption;
  id: string;
  radio: Pick<RadioGroupProps, 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref'>;
};

function Radio({ option, id, radio }: RadioProps) {
  const { value, defaultValue, ...input } = radio;
  return (
    <label className={styles['option']} htmlFor={id}>
      <input
        {...input}
        type="radio"
        id={id}
        className={styles['radio']}
        value={option.value}
        {...(value === undefined
          ? { defaultChecked: defaultValue === option.value }
          : { checked: value === option.value })}
      />
      <span>
        {option.label}
        {option.hint ? <span className={styles['optionHint']}>{option.hint}</span> : null}
      </span>
    </label>
  );
}
