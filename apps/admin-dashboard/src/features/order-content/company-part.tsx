import type { OrderCompany } from '@tassis/contracts';
import { DescriptionList } from '@tassis/design-system';
import { toCompanyFacts } from '@tassis/messages/company-fields';
import type { ReactNode } from 'react';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { getAssociateName } from '../../order/associate-name.ts';
import type { EditForm } from '../../order/edit-forms.ts';
import { toFormFacts } from '../../order/fields/to-facts.tsx';
import { useFieldWords } from '../../order/fields/use-field-words.ts';
import { OrderPart } from '../../order/order-part.tsx';

const NAMING = [
  'companyName',
  'ICE',
  'certificatNumber',
  'certificate',
  'firstAppelation',
  'secoundAppelation',
  'thirdAppelation',
  'activity',
];
const SEAT = ['capital', 'addressType', 'address'];

type CompanyPartProps = {
  company: OrderCompany;
  /** The viewer for the company's certificate. */
  viewer: ReactNode;
  edit?: EditForm | undefined;
};

/** The company to create. */
export function CompanyPart({ company, viewer, edit }: CompanyPartProps) {
  const { company: texts } = useOrderTexts();
  const words = useFieldWords();
  const holder = company.associates[company.negativeCertificateAssociate ?? -1];
  return (
    <OrderPart id="company" title={texts.title} edit={edit}>
      <DescriptionList
        layout="columns"
        items={[
          ...toFormFacts(company, NAMING, words),
          ...toCompanyFacts(words.locale, company),
          ...toFormFacts(company, SEAT, words),
          ...(holder ? [{ term: texts.holder, value: getAssociateName(holder) }] : []),
        ]}
      />
      {viewer}
    </OrderPart>
  );
}
