import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { EditLink, type EditAction } from './edit-action.tsx';
import styles from './form-section.module.css';

/** Props of {@link FormSection}. */
export type FormSectionProps = {
  title: string;
  /** What the section asks and why; announced with the group. */
  description?: ReactNode;
  /** Makes the title a heading too, for navigation by headings. */
  headingLevel?: 2 | 3 | 4;
  /** Sets the fields in two columns where there is room. */
  columns?: boolean;
  /** Help beside the questions: below the description in a wide container, else below the fields. */
  aside?: ReactNode;
  /** The link to the step that edits these answers, when they are read-only here. */
  edit?: EditAction | undefined;
  /** Disables all its controls, as `<fieldset disabled>`. */
  disabled?: boolean;
  children: ReactNode;
};

/** A group of fields, with title and description beside them in a wide container. Renders a `<fieldset>`. */
export function FormSection(props: FormSectionProps) {
  const { title, description, headingLevel, columns = false, aside, edit, disabled } = props;
  const descriptionId = useId();
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <div className={styles['frame']}>
      <fieldset
        className={styles['root']}
        aria-describedby={description ? descriptionId : undefined}
        disabled={disabled}
      >
        <legend className={styles['legend']}>
          <Heading className={styles['title']}>{title}</Heading>
        </legend>
        {description || edit ? (
          <div className={styles['intro']}>
            {description ? <div id={descriptionId}>{description}</div> : null}
            {edit ? (
              <div className={styles['edit']}>
                <EditLink action={edit} subject={title} />
              </div>
            ) : null}
          </div>
        ) : null}
        <div className={classNames(styles['fields'], columns && styles['columns'])}>
          {props.children}
        </div>
        {aside ? <div className={styles['aside']}>{aside}</div> : null}
      </fieldset>
    </div>
  );
}
