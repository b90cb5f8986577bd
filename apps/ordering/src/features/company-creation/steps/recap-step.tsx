import { RecapSection } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import {
  toAssociateFacts,
  getAssociateName,
  getManagingAssociates,
  toNamingFacts,
  NoManagerAdvice,
  toSeatFacts,
  useCreationMessages,
  type CreationProps,
} from '@tassis/order-fields/creation';
import { fill } from '@tassis/order-fields/form';
import { getFullName, toPersonFacts, usePeopleMessages } from '@tassis/order-fields/people';
import { StepLink } from '../use-creation-step.ts';

/** Step 5: the summary of the whole form; each part links to its step. */
export function RecapStep({ form, hrefOf }: CreationProps & { hrefOf: (step: number) => string }) {
  const creation = useCreationMessages();
  const people = usePeopleMessages();
  const locale = useLocale();
  const { recap, associates: texts, managers } = creation;
  const { members } = form;
  const words = { locale, people, associates: texts };
  const capital = members.seat.values.capital;
  const editAt = (step: number) => ({
    text: recap.edit,
    href: hrefOf(step),
    LinkComponent: StepLink,
  });
  const externals = members.externalManagers.items;
  return (
    <div>
      <RecapSection
        title={recap.naming}
        edit={editAt(1)}
        items={toNamingFacts(members, { creation })}
      />
      <RecapSection
        title={recap.seat}
        edit={editAt(2)}
        items={toSeatFacts(members.seat.values, locale)}
      />
      <RecapSection title={recap.associates} edit={editAt(3)}>
        {members.associates.items.map(({ id, part: { values } }, index) => (
          <RecapSection
            key={id}
            headingLevel={4}
            title={getAssociateName(values) || fill(texts.title, { number: index + 1 })}
            items={toAssociateFacts(values, capital, words)}
          />
        ))}
      </RecapSection>
      <RecapSection
        title={recap.managers}
        edit={editAt(4)}
        items={[
          {
            term: managers.associates,
            value: getManagingAssociates(members).join(', ') || recap.nobody,
          },
          ...(externals.length === 0 ? [{ term: managers.section, value: recap.none }] : []),
        ]}
      >
        {externals.map(({ id, part: { values } }, index) => (
          <RecapSection
            key={id}
            headingLevel={4}
            title={getFullName(values) || fill(managers.title, { number: index + 1 })}
            items={toPersonFacts(values, { locale, people })}
          />
        ))}
      </RecapSection>
      <NoManagerAdvice form={form} />
    </div>
  );
}
