import { DashboardSection } from '@tassis/dashboard';
import type { ReactNode } from 'react';
import { EditButton } from './edit-button.tsx';
import type { EditForm } from './edit-forms.ts';
import { useEditPlace } from './use-edit-place.ts';

type OrderPartProps = {
  /** The target of links to it. */
  id: string;
  title: string;
  /** Beside the heading, before the edit button. */
  actions?: ReactNode;
  edit?: EditForm | undefined;
  children: ReactNode;
};

/** A section of the order's page, which turns into its form in place. */
export function OrderPart({ id, title, actions, edit, children }: OrderPartProps) {
  const { place, trigger, isOpen, open, close } = useEditPlace();
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
      <div ref={place}>{edit && isOpen ? edit(close) : children}</div>
    </DashboardSection>
  );
}
