import { ConfirmDialog, EditableCard } from '@tassis/design-system';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useCreationMessages } from '../../../messages/company-creation/use-creation-messages.ts';
import { fill } from '../../../messages/fill.ts';
import { usePeopleMessages } from '../../../messages/people/use-people-messages.ts';
import { cardStatusOf } from '../../../order/form/card-status.ts';
import type { ListItem } from '../../../order/form/form-list.ts';
import { lockIfRight } from '../../../order/form/lock-if-right.ts';
import { AssociateSummary } from '../facts/associate-summary.tsx';
import {
  associateNameOf,
  isBlankAssociate,
  type AssociateValues,
} from '../form/associate-values.ts';
import { leaveHolder } from '../form/keep-holder.ts';
import { AssociateFields } from './associate-fields.tsx';
import type { StepProps } from './step-props.ts';

type AssociateCardProps = StepProps & { item: ListItem<AssociateValues>; number: number };

/** One associate: filled in, validated, opened again. */
export function AssociateCard({ form, item, number }: AssociateCardProps) {
  const { part, id, isLocked } = item;
  const { associates: texts } = useCreationMessages();
  const { card } = usePeopleMessages();
  const { associates } = form.members;
  const name = useStore(part.store, ({ values }) => (isLocked ? associateNameOf(values) : ''));
  const isWrong = useStore(part.store, (state) => part.isWrong(state));
  const [isLeaving, setIsLeaving] = useState(false);
  const title = fill(texts.title, { number });
  const dialog = { ...card.fewerDialog, title: texts.fewerTitle };

  const remove = () => {
    setIsLeaving(false);
    leaveHolder(form.members, number - 1);
    associates.remove(id);
  };
  return (
    <>
      <EditableCard
        as="li"
        number={number}
        title={isLocked && name !== '' ? name : title}
        locked={isLocked}
        status={cardStatusOf(isLocked, isWrong, card.states)}
        texts={{ validate: texts.validate, edit: card.edit, remove: card.remove }}
        summary={<AssociateSummary form={form} values={part.values} />}
        onValidate={() => lockIfRight(form, associates, id)}
        onEdit={() => associates.lock([id], false)}
        onRemove={() => (isBlankAssociate(part.values) ? remove() : setIsLeaving(true))}
      >
        <AssociateFields form={form} part={part} />
      </EditableCard>
      <ConfirmDialog
        open={isLeaving}
        danger
        title={dialog.title(1)}
        consequence={dialog.text(associateNameOf(part.values) || title)}
        confirmText={dialog.confirm}
        cancelText={dialog.cancel}
        closeLabel={dialog.close}
        onConfirm={remove}
        onCancel={() => setIsLeaving(false)}
      />
    </>
  );
}
