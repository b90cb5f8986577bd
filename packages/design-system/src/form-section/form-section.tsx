import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { EditLink, type EditAction } from './edit-action.tsx';
import styles from './form-section.module.css';

/** Props of {@link FormSection}. */
export type FormSectionProps = {
  title: string;
  /** What is asked here and why; announced with the group. */
  description?: ReactNode;
  /** Makes the title a heading of the page too, so that long forms can be skimmed by headings. */
  headingLevel?: 2 | 3 | 4;
  /** Fields side by side, two where there is room. */
  columns?: boolean;
  /** Help that is not part of the questions: under the description where there is room, else under the fields. */
  aside?: ReactNode;
  /** Leads to where these answers are given, when they are only shown here. */
  edit?: EditAction | undefined;
  /** All its controls at once, as `<fieldset disabled>`. */
  disabled?: boolean;
  children: ReactNode;
};

/** Questions that belong together: their title and sense beside them where there is room. Renders a `<fieldset>`. */
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
