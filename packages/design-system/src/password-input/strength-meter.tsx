import { useControlValue } from '../field/use-control-value.ts';
import { measureStrength } from './password-strength.ts';
import styles from './strength-meter.module.css';

/** The texts of a strength meter. */
export type StrengthTexts = {
  /** What is measured: 'Robustesse du mot de passe'. */
  label: string;
  /** Too short, weak, fair, strong. */
  levels: readonly [tooShort: string, weak: string, fair: string, strong: string];
};

/** Props of {@link StrengthMeter}. */
export type StrengthMeterProps = {
  /** The id of the password’s control. */
  of: string;
  texts: StrengthTexts;
  minLength: number;
};

/**
 * The strength of a password in four levels, with a text. Renders a `<meter>` and announces each new level politely.
 */
export function StrengthMeter({ of, texts, minLength }: StrengthMeterProps) {
  const strength = measureStrength(useControlValue('', of), minLength);
  const level = texts.levels[strength - 1] ?? '';
  return (
    <div className={styles['root']}>
      <meter
        className={styles['meter']}
        aria-label={texts.label}
        min={0}
        max={4}
        low={3}
        high={3.5}
        optimum={4}
        value={strength}
      >
        {level}
      </meter>
      <output className={styles['level']}>{level}</output>
    </div>
  );
}
