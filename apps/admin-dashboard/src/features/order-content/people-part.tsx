import { DashboardSection, EditPlace, useEditPlace } from '@tassis/dashboard';
import type { ReactNode } from 'react';
import { AddButton } from '../../order/edit-button.tsx';
import type { EditForm } from '../../order/edit-forms.ts';
import styles from './people.module.css';

type PeoplePartProps = {
  id: string;
  title: string;
  /** Content above the people. */
  note?: ReactNode;
  addText: string;
  add?: EditForm | undefined;
  /** The entries of the people. */
  children: ReactNode;
};

/** People of the order under one heading, and a button that adds one. */
export function PeoplePart({ id, title, note, addText, add, children }: PeoplePartProps) {
  const { place, trigger, isOpen, open } = useEditPlace();
  return (
    <DashboardSection
      id={id}
      title={title}
      actions={add && !isOpen ? <AddButton ref={trigger} subject={addText} onClick={open} /> : null}
    >
      {note ? <div className={styles['note']}>{note}</div> : null}
      <ul className={styles['list']}>{children}</ul>
      {add ? <EditPlace place={place} renderForm={add} /> : null}
    </DashboardSection>
  );
}
