import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { StatusBadge, type StatusBadgeProps } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { FieldError } from '../field/field-error.tsx';
import { CheckIcon } from '../icons/check.tsx';
import { PencilIcon } from '../icons/pencil.tsx';
import { StepMark, type MarkTone } from '../stepper/step-mark.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './editable-card.module.css';
import { useFocusAfterToggle } from './use-focus-after-toggle.ts';

/** Props of {@link EditableCard}. */
export type EditableCardProps = {
  id?: string | undefined;
  /** Its number in the list, from 1; shown in a star. */
  number?: number | undefined;
  /** 'Associé 1', or the person's name once it is known. */
  title: string;
  headingLevel?: 2 | 3 | 4;
  as?: 'section' | 'li';
  /** The card is validated, or another one is open: it is read-only until it is reopened. */
  locked: boolean;
  /** The status text: 'Validé', 'À compléter'. Its tone also colours the star. */
  status?: StatusBadgeProps | undefined;
  /** The content of a locked card, a DescriptionList; without it the fields are shown disabled. */
  summary?: ReactNode;
  /** The error of the whole card. */
  error?: string | undefined;
  /** 'Valider l'associé', 'Modifier', 'Retirer'; the title is added for assistive technology. */
  texts: { validate: string; edit: string; remove?: string };
  /** Called by the validate button, or Enter in a field. The owner validates, then sets `locked`. */
  onValidate: () => void;
  onEdit: () => void;
  /** Without it the card cannot be removed. */
  onRemove?: (() => void) | undefined;
  /** The fields. */
  children: ReactNode;
};

/**
 * A card of a list of records, such as associates, which is filled in and validated on its own. Renders a
 * `<section>`, or an `<li>`, named by its title.
 */
export function EditableCard(props: EditableCardProps) {
  const {
    number,
    title,
    locked,
    status,
    error,
    texts,
    headingLevel = 3,
    as: As = 'section',
  } = props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const { card, toggled } = useFocusAfterToggle(locked);
  const subject = <VisuallyHidden>{title}</VisuallyHidden>;

  const validate = () => {
    toggled();
    props.onValidate();
  };
  const edit = () => {
    toggled();
    props.onEdit();
  };

  return (
    <As
      ref={card}
      id={props.id}
      className={classNames(styles['root'], locked && styles['locked'])}
      aria-labelledby={id}
    >
      <header className={styles['header']}>
        {number === undefined ? null : <StepMark tone={toMarkTone(status)}>{number}</StepMark>}
        <div className={styles['name']}>
          <Heading id={id} className={styles['title']}>
            {title}
          </Heading>
          {status ? <StatusBadge {...status} /> : null}
        </div>
        {locked ? (
          <Button
            data-edit=""
            size="s"
            aria-expanded={false}
            iconStart={<PencilIcon size={18} />}
            onClick={edit}
          >
            {texts.edit} {subject}
          </Button>
        ) : null}
      </header>
      {locked && props.summary ? (
        props.summary
      ) : (
        // Enter in a field validates the card instead of submitting the whole form.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <fieldset
          data-fields=""
          className={styles['fields']}
          disabled={locked}
          aria-labelledby={id}
          onKeyDown={(event) => onEnter(event, validate)}
        >
          {props.children}
        </fieldset>
      )}
      <FieldError error={error} />
      {locked ? null : (
        <footer className={styles['actions']}>
          <Button variant="brand" iconStart={<CheckIcon />} onClick={validate}>
            {texts.validate} {subject}
          </Button>
          {props.onRemove && texts.remove ? (
            <Button variant="quiet" onClick={props.onRemove}>
              {texts.remove} {subject}
            </Button>
          ) : null}
        </footer>
      )}
    </As>
  );
}

const TONES: Partial<Record<StatusBadgeProps['tone'], MarkTone>> = {
  success: 'done',
  critical: 'error',
};

function toMarkTone(status: StatusBadgeProps | undefined): MarkTone {
  return (status && TONES[status.tone]) ?? 'todo';
}

function onEnter(event: KeyboardEvent, validate: () => void) {
  const { target, key } = event;
  const isLine = target instanceof HTMLInputElement && target.type !== 'file';
  if (key !== 'Enter' || !isLine || event.defaultPrevented) return;
  event.preventDefault();
  validate();
}
