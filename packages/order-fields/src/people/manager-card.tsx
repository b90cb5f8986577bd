import { DescriptionList } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { useStore } from 'zustand';
import { fill } from '../messages/fill.ts';
import { usePeopleMessages } from '../messages/people/use-people-messages.ts';
import { cardStatusOf } from '../form/card-status.ts';
import type { FormList, ListItem } from '../form/form-list.ts';
import { lockIfRight } from '../form/lock-if-right.ts';
import type { Members, OrderForm } from '../form/order-form.ts';
import { RemovableCard } from '../form/removable-card.tsx';
import { personFacts } from './person-facts.ts';
import { PersonFields } from './person-fields.tsx';
import { fullNameOf, isBlankPerson, type PersonValues } from './person-values.ts';

type ManagerCardProps<Of extends Members> = {
  form: OrderForm<Of>;
  list: FormList<PersonValues>;
  item: ListItem<PersonValues>;
  number: number;
  /** 'Gérant externe {number}'. */
  title: string;
};

/** One manager: filled in, validated, opened again. */
export function ManagerCard<Of extends Members>(props: ManagerCardProps<Of>) {
  const { form, list, item, number } = props;
  const { part, id, isLocked } = item;
  const people = usePeopleMessages();
  const locale = useLocale();
  const name = useStore(part.store, ({ values }) => (isLocked ? fullNameOf(values) : ''));
  const isWrong = useStore(part.store, (state) => part.isWrong(state));
  const isRight = useStore(part.store, (state) => part.isRight(state));
  const title = fill(props.title, { number });
  return (
    <RemovableCard
      number={number}
      title={isLocked && name !== '' ? name : title}
      locked={isLocked}
      status={cardStatusOf({ isLocked, isWrong, isRight }, people.card.states)}
      texts={{ ...people.card, validate: people.card.validateManager }}
      summary={
        <DescriptionList layout="columns" items={personFacts(part.values, { locale, people })} />
      }
      onValidate={() => lockIfRight(form, list, id)}
      onEdit={() => list.lock([id], false)}
      dialog={people.card.fewerDialog}
      isBlank={() => isBlankPerson(part.values)}
      nameOf={() => fullNameOf(part.values) || title}
      onRemove={() => list.remove(id)}
    >
      <PersonFields part={part} hints={people.managerHints} />
    </RemovableCard>
  );
}
