import type { Order } from '@tassis/contracts';
import { DescriptionList, type DescriptionListProps } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { beneficiaryOf, identificationFieldOf } from '@tassis/domain';
import { labelOf, type Locale } from '@tassis/messages';
import { serviceNamesOf } from '@tassis/views';
import type { Messages } from '../messages/fr.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ProposedNames } from './proposed-names.tsx';

type Service = Order['services'][number];
type Facts = DescriptionListProps['items'];
type Words = { texts: Messages['order']; locale: Locale };

/** What was ordered, field by field. */
export function OrderContent({ order }: { order: Order }) {
  const { order: texts } = useMessages();
  const locale = useLocale();
  return (
    <DescriptionList
      items={[
        { term: texts.services, value: serviceNamesOf(order, locale) },
        ...(order.package ? [{ term: texts.package, value: order.package.name }] : []),
        ...order.services.flatMap((service) => requestFacts(service, { texts, locale })),
      ]}
    />
  );
}

function requestFacts(service: Service, { texts, locale }: Words): Facts {
  const request = service.negative_certificate_request;
  if (!request) return [];
  const { givenName, familyName } = beneficiaryOf(request);
  const document = labelOf(locale, `identification_type.${request.identificationType}`);
  const number = request[identificationFieldOf(request.identificationType)] ?? '';
  const names = [request.firstAppelation, request.secoundAppelation, request.thirdAppelation];
  return [
    { term: texts.beneficiary, value: `${givenName} ${familyName}` },
    { term: texts.document, value: `${document} ${number}` },
    { term: texts.companyForm, value: request.formJuridique },
    { term: texts.city, value: request.ville },
    { term: texts.names, value: <ProposedNames names={names} /> },
    { term: texts.activity, value: request.activity },
  ];
}
