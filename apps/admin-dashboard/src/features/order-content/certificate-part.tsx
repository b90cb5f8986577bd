import type { AdminOrder } from '@tassis/contracts';
import { DescriptionList } from '@tassis/design-system';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import type { EditForm } from '../../order/edit-forms.ts';
import { toFormFacts } from '../../order/fields/to-facts.tsx';
import { useFieldWords } from '../../order/fields/use-field-words.ts';
import { OrderPart } from '../../order/order-part.tsx';

type Request = NonNullable<AdminOrder['services'][number]['negative_certificate_request']>;

const FIELDS = [
  'firstName',
  'lastName',
  'identificationType',
  'cin',
  'passport',
  'carteSejour',
  'formJuridique',
  'ville',
  'firstAppelation',
  'secoundAppelation',
  'thirdAppelation',
  'activity',
];

type CertificatePartProps = { request: Request; edit?: EditForm | undefined };

/** The request for a negative certificate. */
export function CertificatePart({ request, edit }: CertificatePartProps) {
  const { certificate: texts } = useOrderTexts();
  return (
    <OrderPart id="certificate" title={texts.title} edit={edit}>
      <DescriptionList layout="columns" items={toFormFacts(request, FIELDS, useFieldWords())} />
    </OrderPart>
  );
}
