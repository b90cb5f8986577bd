import { RecapSection } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { useCreationMessages } from '../../../messages/company-creation/use-creation-messages.ts';
import { fill } from '../../../messages/fill.ts';
import { usePeopleMessages } from '../../../messages/people/use-people-messages.ts';
import { personFacts } from '../../../order/people/person-facts.ts';
import { fullNameOf } from '../../../order/people/person-values.ts';
import { associateFacts } from '../facts/associate-facts.ts';
import { namingFacts } from '../facts/naming-facts.ts';
import { seatFacts } from '../facts/seat-facts.ts';
import { associateNameOf } from '../form/associate-values.ts';
import { managingAssociates } from '../form/managing-associates.ts';
import { StepLink } from '../use-creation-step.ts';
import { NoManagerAdvice } from './no-manager-advice.tsx';
import type { StepProps } from './step-props.ts';

/** Step 5: everything to be read again, each part with the way back to it. */
export function RecapStep({ form, hrefOf }: StepProps & { hrefOf: (step: number) => string }) {
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
        items={namingFacts(members, { creation })}
      />
      <RecapSection
        title={recap.seat}
        edit={editAt(2)}
        items={seatFacts(members.seat.values, { creation, locale })}
      />
      <RecapSection title={recap.associates} edit={editAt(3)}>
        {members.associates.items.map(({ id, part: { values } }, index) => (
          <RecapSection
            key={id}
            headingLevel={4}
            title={associateNameOf(values) || fill(texts.title, { number: index + 1 })}
            items={associateFacts(values, capital, words)}
          />
        ))}
      </RecapSection>
      <RecapSection
        title={recap.managers}
        edit={editAt(4)}
        items={[
          {
            term: managers.associates,
            value: managingAssociates(members).join(', ') || recap.nobody,
          },
          ...(externals.length === 0 ? [{ term: managers.section, value: recap.none }] : []),
        ]}
      >
        {externals.map(({ id, part: { values } }, index) => (
          <RecapSection
            key={id}
            headingLevel={4}
            title={fullNameOf(values) || fill(managers.title, { number: index + 1 })}
            items={personFacts(values, { locale, people })}
          />
        ))}
      </RecapSection>
      <NoManagerAdvice form={form} />
    </div>
  );
}
