import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Badge } from '../badge/badge.tsx';
import { classNames } from '../class-names.ts';
import choiceStyles from '../field/choice.module.css';
import nativeChoice from '../field/native-choice.module.css';
import { FieldGroup } from '../field/field-group.tsx';
import { toChosen, wireChoice, type RadioGroupBase } from '../field/wire-choice.ts';
import styles from './radio-cards.module.css';

/** One card of {@link RadioCards}. */
export type RadioCard = {
  value: string;
  label: string;
  /** A sentence, or a short list. */
  hint?: ReactNode;
  /** 'RECOMMANDÉ'. */
  badge?: string | undefined;
  /** Already formatted: '4 200,00 MAD'. */
  price?: string | undefined;
  /** Beside the price: 'HT, pour 12 mois'. */
  priceNote?: string | undefined;
  icon?: ReactNode;
  disabled?: boolean;
};

/** Props of {@link RadioCards}; other props go to every radio (`onChange`, `onBlur`, `ref`, `required`). */
export type RadioCardsProps = RadioGroupBase<RadioCard>;

/**
 * A choice from a few detailed options: a package, a kind of company. Renders a `<fieldset>` of native radios as
 * cards.
 */
export function RadioCards(props: RadioCardsProps) {
  const { label, hint, error, mark, id, options, value, defaultValue, ...radio } = props;
  const generated = useId();
  const groupId = id ?? generated;
  const chosen = toChosen(groupId, { value, defaultValue });
  return (
    <FieldGroup id={groupId} label={label} hint={hint} error={error} mark={mark}>
      <div className={styles['room']}>
        <div className={styles['cards']}>
          {options.map((option, index) => (
            <Card
              key={option.value}
              option={option}
              radio={{ ...radio, ...wireChoice(chosen, option.value, index) }}
            />
          ))}
        </div>
      </div>
    </FieldGroup>
  );
}

type RadioAttributes = InputHTMLAttributes<HTMLInputElement> & {
  id: string;
  ref?: Ref<HTMLInputElement>;
};

/**
 * The title is the radio's accessible name and the rest its description, so that screen readers say the title first.
 */
function Card({ option, radio }: { option: RadioCard; radio: RadioAttributes }) {
  const { label, hint, badge, price, priceNote, icon, value } = option;
  const labelId = `${radio.id}-label`;
  const bodyId = `${radio.id}-body`;
  return (
    <label className={classNames(choiceStyles['frame'], styles['card'])} htmlFor={radio.id}>
      <input
        {...radio}
        type="radio"
        className={classNames(nativeChoice['root'], choiceStyles['input'], styles['radio'])}
        value={value}
        disabled={radio.disabled === true || option.disabled === true}
        aria-labelledby={labelId}
        aria-describedby={hint || price || badge ? bodyId : undefined}
      />
      <span className={styles['title']}>
        {icon ? <span className={styles['icon']}>{icon}</span> : null}
        <span id={labelId}>{label}</span>
      </span>
      <span id={bodyId} className={styles['body']}>
        {badge ? (
          <span className={styles['badge']}>
            <Badge tone="accent">{badge}</Badge>
          </span>
        ) : null}
        {hint ? <span className={styles['hint']}>{hint}</span> : null}
        {price ? (
          <span className={styles['price']}>
            <span className={styles['amount']}>{price}</span> {priceNote}
          </span>
        ) : null}
      </span>
    </label>
  );
}
