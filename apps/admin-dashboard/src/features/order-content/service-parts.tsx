import type { AdminOrder, OrderFile } from '@tassis/contracts';
import { Stack } from '@tassis/design-system';
import type { OrderEditForms } from '../../order/edit-forms.ts';
import { AssociatesPart } from './associates-part.tsx';
import { CertificateDocument } from './certificate-document.tsx';
import { CertificatePart } from './certificate-part.tsx';
import { CompanyPart } from './company-part.tsx';
import { DomiciliationPart } from './domiciliation-part.tsx';
import { ManagersPart } from './managers-part.tsx';
import { ServicePart } from './service-part.tsx';

type ServicePartsProps = {
  order: AdminOrder;
  edits: OrderEditForms;
  /** Called after a document was reviewed. */
  onReviewed: () => void;
};

/** The content of the order, service by service: terms, company or request, and people. */
export function ServiceParts({ order, edits, onReviewed }: ServicePartsProps) {
  const renderDocument = (file: OrderFile | null) => (
    <CertificateDocument orderId={order.id} file={file} onReviewed={onReviewed} />
  );
  return order.services.map((service) => {
    const { id, company, domiciliation, negative_certificate_request: request } = service;
    return (
      <Stack key={id} gap="m">
        <ServicePart order={order} service={service} edit={edits.service?.(service)} />
        {company ? (
          <>
            <CompanyPart
              company={company}
              viewer={renderDocument(company.certificate)}
              edit={edits.company?.(service)}
            />
            <AssociatesPart service={service} company={company} edits={edits} />
            <ManagersPart service={service} managers={company.managers} edits={edits} isExternal />
          </>
        ) : null}
        {domiciliation ? (
          <>
            <DomiciliationPart
              request={domiciliation}
              viewer={renderDocument(domiciliation.negativeCertificate)}
              edit={edits.domiciliation?.(service)}
            />
            <ManagersPart service={service} managers={domiciliation.managers} edits={edits} />
          </>
        ) : null}
        {request ? <CertificatePart request={request} edit={edits.certificate?.(service)} /> : null}
      </Stack>
    );
  });
}
