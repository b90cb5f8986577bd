import type { OrderDomiciliation } from '@tassis/contracts';
import { DescriptionList } from '@tassis/design-system';
import type { ReactNode } from 'react';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import type { EditForm } from '../../order/edit-forms.ts';
import { toFormFacts } from '../../order/fields/to-facts.tsx';
import { useFieldWords } from '../../order/fields/use-field-words.ts';
import { OrderPart } from '../../order/order-part.tsx';

const FIELDS = [
  'companyName',
  'acronym',
  'ICE',
  'formJuridique',
  'identificationType',
  'identifierValue',
  'negativeCertificate',
  'start_date',
  'duration_months',
  'end_date',
];

type DomiciliationPartProps = {
  request: OrderDomiciliation;
  /** The viewer for the company's certificate. */
  viewer: ReactNode;
  edit?: EditForm | undefined;
};

/** The domiciliated company, the start and the duration. */
export function DomiciliationPart({ request, viewer, edit }: DomiciliationPartProps) {
  const { domiciliation: texts } = useOrderTexts();
  return (
    <OrderPart id="domiciliation" title={texts.title} edit={edit}>
      <DescriptionList layout="columns" items={toFormFacts(request, FIELDS, useFieldWords())} />
      {viewer}
    </OrderPart>
  );
}
