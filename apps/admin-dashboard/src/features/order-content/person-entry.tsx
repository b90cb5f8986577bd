import { EditPlace, useEditPlace } from '@tassis/dashboard';
import {
  DescriptionList,
  useFocusAfterRemoval,
  type DescriptionListProps,
} from '@tassis/design-system';
import { useId, type ReactNode } from 'react';
import { EditButton, RemoveButton } from '../../order/edit-button.tsx';
import type { EditForm } from '../../order/edit-forms.ts';
import styles from './people.module.css';

type PersonEntryProps = {
  name: string;
  /** Beside the name, such as a role. */
  badges?: ReactNode;
  /** At the end of the line, such as the share. */
  end?: ReactNode;
  facts: DescriptionListProps['items'];
  edit?: EditForm | undefined;
  removal?: EditForm | undefined;
};

/** A person or company of the order with all details; it turns into its form in place. */
export function PersonEntry({ name, badges, end, facts, edit, removal }: PersonEntryProps) {
  const id = useId();
  const root = useFocusAfterRemoval<HTMLElement>(findPart);
  const { place, trigger, isOpen, open } = useEditPlace();
  const {
    place: removalPlace,
    trigger: removalTrigger,
    isOpen: isRemoving,
    open: remove,
  } = useEditPlace();
  const list = <DescriptionList layout="columns" items={facts} />;
  return (
    <li className={styles['person']}>
      <section ref={root} aria-labelledby={id}>
        <div className={styles['head']}>
          <h3 id={id} className={styles['name']}>
            {name}
          </h3>
          {badges}
          <span className={styles['end']}>
            {end}
            {edit && !isOpen ? <EditButton ref={trigger} subject={name} onClick={open} /> : null}
            {removal && !isRemoving ? (
              <RemoveButton ref={removalTrigger} subject={name} onClick={remove} />
            ) : null}
          </span>
        </div>
        {edit && isOpen ? <EditPlace place={place} renderForm={edit} /> : null}
        {removal && isRemoving ? <EditPlace place={removalPlace} renderForm={removal} /> : null}
        {isOpen || isRemoving ? null : list}
      </section>
    </li>
  );
}

/** The list that contained a removed person. */
function findPart(removed: HTMLElement): HTMLElement | null {
  return removed.parentElement?.closest('section') ?? null;
}
