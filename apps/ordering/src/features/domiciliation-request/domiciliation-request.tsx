import { DomiciliationSections, useDomiciliationLabels } from '@tassis/order-fields/domiciliation';
import { useRequestTexts } from '../../messages/domiciliation-request/use-request-texts.ts';
import { FormHead } from '../../order/form-head.tsx';
import { useBehalf } from '../../order/on-behalf/behalf.ts';
import { OnePageForm } from '../../order/one-page-form.tsx';
import { useOrderFlow } from '../../order/use-order-flow.ts';
import type { OrderFormProps } from '../../packages/order-form.ts';
import { domiciliationBodyOf } from './form/order-body.ts';
import { domiciliationVisitFor } from './form/records.ts';
import { useDomiciliationForm } from './use-domiciliation-form.ts';

const TITLE_ID = 'domiciliation-titre';

/** A domiciliation on one page, from the first day to the confirmed order. */
export function DomiciliationRequest({ offer, price, priceCard }: OrderFormProps) {
  const texts = useRequestTexts();
  const visit = domiciliationVisitFor(useBehalf()?.client.id ?? null);
  const form = useDomiciliationForm(visit, offer);
  const flow = useOrderFlow(visit, form);
  return (
    <OnePageForm
      flow={flow}
      titleId={TITLE_ID}
      head={<FormHead id={TITLE_ID} title={texts.title} lead={texts.lead} />}
      offer={offer}
      priceCard={priceCard}
      labels={useDomiciliationLabels()}
      submitText={texts.submit}
      price={price}
      toBody={(finalPrice) => domiciliationBodyOf(form.members, { offer, finalPrice })}
      fallback={texts.failed}
    >
      <DomiciliationSections form={form} months={offer.domiciliation_duration_months} />
    </OnePageForm>
  );
}
