import { useStore } from 'zustand';
import { fill } from '../messages/fill.ts';
import { usePeopleMessages } from '../messages/people/use-people-messages.ts';
import { getCardStatus } from '../form/card-status.ts';
import { findOpenItem, type FormList, type ListItem } from '../form/form-list.ts';
import { lockIfValid } from '../form/lock-if-valid.ts';
import type { Members, OrderForm } from '../form/order-form.ts';
import { RemovableCard } from '../form/removable-card.tsx';
import { CardLine } from './card-line.tsx';
import { formatDocument } from './person-facts.ts';
import { PersonFields } from './person-fields.tsx';
import { getFullName, isBlankPerson, type PersonValues } from './person-values.ts';

type ManagerCardProps<Of extends Members> = {
  form: OrderForm<Of>;
  list: FormList<PersonValues>;
  item: ListItem<PersonValues>;
  number: number;
  /** 'Gérant externe {number}'. */
  title: string;
};

/** One manager: a form, or the summary of a validated one, which can be opened again. */
export function ManagerCard<Of extends Members>(props: ManagerCardProps<Of>) {
  const { form, list, item, number } = props;
  const { part, id, isLocked } = item;
  const people = usePeopleMessages();
  const isOpen = useStore(list.store, (state) => findOpenItem(state)?.id === id);
  const name = useStore(part.store, ({ values }) => (isOpen ? '' : getFullName(values)));
  const fact = useStore(part.store, ({ values }) => formatDocument(values, people));
  const isInvalid = useStore(part.store, (state) => part.isInvalid(state));
  const isValid = useStore(part.store, (state) => part.isValid(state));
  const title = fill(props.title, { number });
  return (
    <RemovableCard
      id={id}
      number={number}
      title={name || title}
      locked={!isOpen}
      status={getCardStatus({ isLocked, isInvalid, isValid }, people.card.states)}
      texts={{ ...people.card, validate: people.card.validateManager }}
      summary={<CardLine part={part} fact={fact} />}
      onValidate={() => lockIfValid(form, list, id)}
      onEdit={() => list.open(id)}
      dialog={people.card.fewerDialog}
      isBlank={() => isBlankPerson(part.values)}
      getName={() => getFullName(part.values) || title}
      onRemove={() => list.remove(id)}
    >
      <PersonFields part={part} hints={people.managerHints} />
    </RemovableCard>
  );
}
