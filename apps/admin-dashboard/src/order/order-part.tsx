import { DashboardSection, EditPlace, useEditPlace } from '@tassis/dashboard';
import type { ReactNode } from 'react';
import { EditButton } from './edit-button.tsx';
import type { EditForm } from './edit-forms.ts';

type OrderPartProps = {
  /** The id for links to the section. */
  id: string;
  title: string;
  /** Beside the heading, before the edit button. */
  actions?: ReactNode;
  edit?: EditForm | undefined;
  children: ReactNode;
};

/** A section of the order's page that turns into its form in place. */
export function OrderPart({ id, title, actions, edit, children }: OrderPartProps) {
  const { place, trigger, isOpen, open } = useEditPlace();
  return (
    <DashboardSection
      id={id}
      title={title}
      actions={
        <>
          {actions}
          {edit && !isOpen ? <EditButton ref={trigger} subject={title} onClick={open} /> : null}
        </>
      }
    >
      {edit ? (
        <EditPlace place={place} renderForm={edit}>
          {children}
        </EditPlace>
      ) : (
        children
      )}
    </DashboardSection>
  );
}
