import type { OrderAssociate, OrderCompany } from '@tassis/contracts';
import { toCentimes } from '@tassis/domain';
import { createCreationForm, type CreationForm } from './creation-form.ts';

/** The form of a company creation as it was ordered; the cards of its people count as validated. */
export function toCreationForm(company: OrderCompany): CreationForm {
  const { capital, certificate, haveCertificate, negativeCertificateAssociate: holder } = company;
  const form = createCreationForm();
  form.load({
    naming: { ...company, haveCertificate: haveCertificate ? 'yes' : 'no' },
    holder: { negativeCertificateAssociate: String(holder ?? '') },
    seat: { ...company, capital: toCentimes(capital) },
    associates: company.associates.map((each) => ({
      key: each.id,
      isLocked: true,
      values: { ...each, ...toAmounts(each) },
    })),
    externalManagers: company.managers.map((values) => ({
      key: values.id,
      isLocked: true,
      values,
    })),
  });
  form.members.certificate.putOrdered(certificate);
  form.validate();
  return form;
}

/** In centimes. */
function toAmounts(associate: OrderAssociate) {
  const { numerical_amount, contribution_valorisation } = associate;
  return {
    capital: associate.associateType === 'moral' ? toCentimes(associate.capital) : null,
    numerical_amount: numerical_amount === null ? null : toCentimes(numerical_amount),
    contribution_valorisation:
      contribution_valorisation === null ? null : toCentimes(contribution_valorisation),
  };
}
