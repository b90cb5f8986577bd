import { FormSection, Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { translate } from '@tassis/messages';
import { useStore } from 'zustand';
import { fill } from '../messages/fill.ts';
import { usePeopleMessages } from '../messages/people/use-people-messages.ts';
import { AddButton } from '../form/add-button.tsx';
import { CountField } from '../form/count-field.tsx';
import type { FormList } from '../form/form-list.ts';
import type { Members, OrderForm } from '../form/order-form.ts';
import { CityList } from './city-field.tsx';
import { ManagerCard } from './manager-card.tsx';
import { getFullName, isBlankPerson, type PersonValues } from './person-values.ts';

/** The API's limit. */
const MANAGERS_MAX = 50;

type ManagerListProps<Of extends Members> = {
  form: OrderForm<Of>;
  list: FormList<PersonValues>;
  texts: {
    section: string;
    count: string;
    countHint: string;
    fewer: string;
    more: string;
    add: string;
    title: string;
  };
};

/** The number of managers, and a card for each. */
export function ManagerList<Of extends Members>({ form, list, texts }: ManagerListProps<Of>) {
  const { card } = usePeopleMessages();
  const locale = useLocale();
  const items = useStore(list.store, (state) => state.items);
  const violation = useStore(list.store, (state) => (state.isAttempted ? state.violation : null));
  return (
    <Stack gap="l">
      <FormSection headingLevel={3} title={texts.section}>
        <CountField
          list={list}
          max={MANAGERS_MAX}
          texts={texts}
          dialog={card.fewerDialog}
          isBlank={isBlankPerson}
          getName={(values, number) => getFullName(values) || fill(texts.title, { number })}
          error={violation ? translate(locale, violation.code, violation.params) : undefined}
        />
      </FormSection>
      <Stack as="ul" gap="m">
        {items.map((item, index) => (
          <ManagerCard
            key={item.id}
            form={form}
            list={list}
            item={item}
            number={index + 1}
            title={texts.title}
          />
        ))}
      </Stack>
      <AddButton list={list} max={MANAGERS_MAX} text={texts.add} first="sex" />
      <CityList />
    </Stack>
  );
}
