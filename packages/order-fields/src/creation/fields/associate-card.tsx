import { useLocale } from '@tassis/design-system/host';
import { useStore } from 'zustand';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { fill } from '../../messages/fill.ts';
import { usePeopleMessages } from '../../messages/people/use-people-messages.ts';
import { getCardStatus } from '../../form/card-status.ts';
import { findOpenItem, type ListItem } from '../../form/form-list.ts';
import type { FormPart } from '../../form/form-part.ts';
import { lockIfValid } from '../../form/lock-if-valid.ts';
import { RemovableCard } from '../../form/removable-card.tsx';
import { formatContribution } from '../facts/associate-facts.ts';
import { CardLine } from '../../people/card-line.tsx';
import {
  getAssociateName,
  getTotalContribution,
  isBlankAssociate,
  type AssociateValues,
} from '../form/associate-values.ts';
import { removeHolder } from '../form/certificate-holder.ts';
import { AssociateFields } from './associate-fields.tsx';
import type { CreationProps } from './creation-props.ts';

type AssociateCardProps = CreationProps & { item: ListItem<AssociateValues>; number: number };

/** One associate: a form, or the summary of a validated one, which can be opened again. */
export function AssociateCard({ form, item, number }: AssociateCardProps) {
  const { part, id, isLocked } = item;
  const { associates: texts } = useCreationMessages();
  const { card } = usePeopleMessages();
  const { associates } = form.members;
  const isOpen = useStore(associates.store, (state) => findOpenItem(state)?.id === id);
  const name = useStore(part.store, ({ values }) => (isOpen ? '' : getAssociateName(values)));
  const isInvalid = useStore(part.store, (state) => part.isInvalid(state));
  const isValid = useStore(part.store, (state) => part.isValid(state));
  const title = fill(texts.title, { number });
  return (
    <RemovableCard
      id={id}
      number={number}
      title={name || title}
      locked={!isOpen}
      status={getCardStatus({ isLocked, isInvalid, isValid }, card.states)}
      texts={{ validate: texts.validate, edit: card.edit, remove: card.remove }}
      summary={<AssociateLine form={form} part={part} />}
      onValidate={() => lockIfValid(form, associates, id)}
      onEdit={() => associates.open(id)}
      dialog={{ ...card.fewerDialog, title: texts.fewerTitle }}
      isBlank={() => isBlankAssociate(part.values)}
      getName={() => getAssociateName(part.values) || title}
      onRemove={() => {
        removeHolder(form.members, number - 1);
        associates.remove(id);
      }}
    >
      <AssociateFields form={form} part={part} />
    </RemovableCard>
  );
}

/** The summary of an associate whose form is closed, with the share as far as it is known. */
function AssociateLine({ form, part }: CreationProps & { part: FormPart<AssociateValues> }) {
  const locale = useLocale();
  const capital = useStore(form.members.seat.store, ({ values }) => values.capital);
  const fact = useStore(part.store, ({ values }) =>
    getTotalContribution(values) === 0 ? '' : formatContribution(values, capital, locale),
  );
  return <CardLine part={part} fact={fact} />;
}
