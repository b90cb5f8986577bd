import { Alert } from '@tassis/design-system';
import {
  CertificateSections,
  toCertificateWire,
  useCertificateLabels,
} from '@tassis/order-fields/certificate';
import type { ReactNode } from 'react';
import { useCertificatePrice } from '../../firm/use-certificate-price.ts';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useVisitForm } from '../../order/keeping/use-visit-form.ts';
import { useBehalf } from '../../order/on-behalf/behalf.ts';
import { OnePageForm } from '../../order/one-page-form.tsx';
import type { OrderBody } from '../../order/submission/order-body.ts';
import { useOrderFlow } from '../../order/use-order-flow.ts';
import { certificateVisitFor } from './form/records.ts';
import styles from './negative-certificate-request.module.css';

const TITLE_ID = 'certificat-titre';

type RequestProps = { /** What the person is about to spend. */ priceCard: ReactNode };

/** The form of a negative certificate, from the first keystroke to the confirmed order. */
export function NegativeCertificateRequest({ priceCard }: RequestProps) {
  const { form: own } = useMessages();
  const behalf = useBehalf();
  const messages = behalf?.texts.certificate(own) ?? own;
  const { form: texts } = useOrderMessages();
  const visit = certificateVisitFor(behalf?.client.id ?? null);
  const form = useVisitForm(visit);
  const flow = useOrderFlow(visit, form);
  const { price } = useCertificatePrice();
  const toBody = (finalPrice: number): OrderBody => ({
    finalPrice,
    services: [{ type: 'negative_certificate_request', data: toCertificateWire(form.members) }],
  });
  return (
    <OnePageForm
      flow={flow}
      titleId={TITLE_ID}
      head={
        <header>
          <h2 id={TITLE_ID} tabIndex={-1}>
            {messages.title}
          </h2>
          <p className={styles['intro']}>{messages.intro}</p>
          <noscript>
            <Alert tone="info" live={false}>
              {texts.needsScript}
            </Alert>
          </noscript>
        </header>
      }
      priceCard={priceCard}
      labels={useCertificateLabels()}
      submitText={messages.submit}
      price={price}
      toBody={toBody}
    >
      <CertificateSections form={form} />
    </OnePageForm>
  );
}
