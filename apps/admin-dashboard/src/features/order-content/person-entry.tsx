import { DescriptionList, type DescriptionListProps } from '@tassis/design-system';
import { useId, type ReactNode } from 'react';
import { EditButton } from '../../order/edit-button.tsx';
import type { EditForm } from '../../order/edit-forms.ts';
import { useEditPlace } from '../../order/use-edit-place.ts';
import styles from './people.module.css';

type PersonEntryProps = {
  name: string;
  /** Beside the name: a role. */
  badges?: ReactNode;
  /** At the end of the line: the share. */
  end?: ReactNode;
  facts: DescriptionListProps['items'];
  edit?: EditForm | undefined;
  /** The button that removes them. */
  removal?: ReactNode;
};

/** Somebody in the order, with all that is known of them; turns into its form in place. */
export function PersonEntry({ name, badges, end, facts, edit, removal }: PersonEntryProps) {
  const id = useId();
  const { place, trigger, isOpen, open, close } = useEditPlace();
  return (
    <li className={styles['person']}>
      <section aria-labelledby={id}>
        <div className={styles['head']}>
          <h3 id={id} className={styles['name']}>
            {name}
          </h3>
          {badges}
          <span className={styles['end']}>
            {end}
            {edit && !isOpen ? <EditButton ref={trigger} subject={name} onClick={open} /> : null}
            {isOpen ? null : removal}
          </span>
        </div>
        <div ref={place}>
          {edit && isOpen ? edit(close) : <DescriptionList layout="columns" items={facts} />}
        </div>
      </section>
    </li>
  );
}
