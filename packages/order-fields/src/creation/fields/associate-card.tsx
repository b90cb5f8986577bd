import { useStore } from 'zustand';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { fill } from '../../messages/fill.ts';
import { usePeopleMessages } from '../../messages/people/use-people-messages.ts';
import { cardStatusOf } from '../../form/card-status.ts';
import type { ListItem } from '../../form/form-list.ts';
import { lockIfRight } from '../../form/lock-if-right.ts';
import { RemovableCard } from '../../form/removable-card.tsx';
import { AssociateSummary } from '../facts/associate-summary.tsx';
import {
  associateNameOf,
  isBlankAssociate,
  type AssociateValues,
} from '../form/associate-values.ts';
import { leaveHolder } from '../form/keep-holder.ts';
import { AssociateFields } from './associate-fields.tsx';
import type { CreationProps } from './creation-props.ts';

type AssociateCardProps = CreationProps & { item: ListItem<AssociateValues>; number: number };

/** One associate: filled in, validated, opened again. */
export function AssociateCard({ form, item, number }: AssociateCardProps) {
  const { part, id, isLocked } = item;
  const { associates: texts } = useCreationMessages();
  const { card } = usePeopleMessages();
  const { associates } = form.members;
  const name = useStore(part.store, ({ values }) => (isLocked ? associateNameOf(values) : ''));
  const isWrong = useStore(part.store, (state) => part.isWrong(state));
  const isRight = useStore(part.store, (state) => part.isRight(state));
  const title = fill(texts.title, { number });
  return (
    <RemovableCard
      number={number}
      title={isLocked && name !== '' ? name : title}
      locked={isLocked}
      status={cardStatusOf({ isLocked, isWrong, isRight }, card.states)}
      texts={{ validate: texts.validate, edit: card.edit, remove: card.remove }}
      summary={<AssociateSummary form={form} values={part.values} />}
      onValidate={() => lockIfRight(form, associates, id)}
      onEdit={() => associates.lock([id], false)}
      dialog={{ ...card.fewerDialog, title: texts.fewerTitle }}
      isBlank={() => isBlankAssociate(part.values)}
      nameOf={() => associateNameOf(part.values) || title}
      onRemove={() => {
        leaveHolder(form.members, number - 1);
        associates.remove(id);
      }}
    >
      <AssociateFields form={form} part={part} />
    </RemovableCard>
  );
}
