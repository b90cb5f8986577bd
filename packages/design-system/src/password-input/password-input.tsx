import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Field, splitFieldProps } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import buttonStyles from '../field/inner-button.module.css';
import { EyeOffIcon } from '../icons/eye-off.tsx';
import { EyeIcon } from '../icons/eye.tsx';
import type { TextInputProps } from '../text-input/text-input.tsx';
import styles from './password-input.module.css';
import { StrengthMeter, type StrengthTexts } from './strength-meter.tsx';

/** Props of {@link PasswordInput}: a {@link TextInput}'s, plus those of its button. */
export type PasswordInputProps = Omit<TextInputProps, 'type'> & {
  /** 'Afficher'; the accessible name adds the label, so that several on a page differ. */
  showText: string;
  hideText: string;
  /** The texts of a strength meter, for a new password. */
  strength?: StrengthTexts | undefined;
};

/** Below this length the meter says ‘too short’. Default: `minLength`. */
const SHORTEST = 8;

/** A password. Renders an `<input type="password">` and a button that shows and hides it. */
export function PasswordInput({ showText, hideText, strength, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const generated = useId();
  const { field, control } = splitFieldProps({ ...props, id: props.id ?? generated });

  // Password managers recognise a sign-in only if the field has the type password at submission.
  useEffect(() => {
    const form = toggle.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Field {...field}>
      {(wiring) => (
        <>
          <span className={styles['root']}>
            <input
              spellCheck={false}
              autoCapitalize="none"
              {...control}
              {...wiring}
              type={shown ? 'text' : 'password'}
              className={classNames(fieldStyles['control'], styles['input'])}
            />
            <button
              ref={toggle}
              type="button"
              className={buttonStyles['root']}
              aria-controls={wiring.id}
              aria-label={`${shown ? hideText : showText} ${field.label}`}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </button>
          </span>
          {strength ? (
            <StrengthMeter
              of={wiring.id}
              texts={strength}
              minLength={control.minLength ?? SHORTEST}
            />
          ) : null}
        </>
      )}
    </Field>
  );
}
