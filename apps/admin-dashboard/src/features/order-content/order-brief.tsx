import type { AdminOrder } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { DescriptionList } from '@tassis/design-system';
import { getLabel } from '@tassis/messages';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { getAssociateName } from '../../order/associate-name.ts';
import { toFormFacts } from '../../order/fields/to-facts.tsx';
import { useFieldWords } from '../../order/fields/use-field-words.ts';

const FIELDS = [
  'companyName',
  'firstName',
  'lastName',
  'firstAppelation',
  'secoundAppelation',
  'thirdAppelation',
  'legalStatus',
  'capital',
  'start_date',
  'duration_months',
];

/** A summary of the order: services, client, and the names of its people. */
export function OrderBrief({ order }: { order: AdminOrder }) {
  const { service: texts, associates, managers } = useOrderTexts();
  const words = useFieldWords();
  return (
    <DashboardSection title={texts.title}>
      {order.services.map((service) => {
        const { id, type, company, domiciliation, negative_certificate_request: request } = service;
        const people = company ?? domiciliation;
        const items = [
          { term: texts.kind, value: getLabel(words.locale, `service_type.${type}`) },
          { term: texts.package, value: order.package?.name },
          ...toFormFacts(people ?? request ?? {}, FIELDS, words),
          { term: associates.title, value: company?.associates.map(getAssociateName).join(', ') },
          { term: managers.title, value: people?.managers.map(getFullName).join(', ') },
        ];
        return <DescriptionList key={id} items={items.filter(({ value }) => Boolean(value))} />;
      })}
    </DashboardSection>
  );
}

function getFullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
