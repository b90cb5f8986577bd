import {
  AskedCertificateFields,
  toCertificateForm,
  toCertificateWire,
  useCertificateLabels,
  type CertificateMembers,
} from '@tassis/order-fields/certificate';
import {
  AskedCreationFields,
  toCreationForm,
  toCreationWire,
  useCreationLabels,
  type CreationMembers,
} from '@tassis/order-fields/creation';
import {
  AskedDomiciliationFields,
  toDomiciliationForm,
  toDomiciliationWire,
  useDomiciliationLabels,
  type DomiciliationMembers,
} from '@tassis/order-fields/domiciliation';
import type { Correctable } from './correctable.ts';
import { CorrectionForm, type CorrectionFormProps } from './correction-form.tsx';

/** The corrections of an order. The form is loaded when an order waits for its client, because other orders need none. */
export function OrderCorrections(props: CorrectionFormProps) {
  const [service] = props.order.services;
  if (service?.company) return <CreationCorrections {...props} />;
  if (service?.domiciliation) return <DomiciliationCorrections {...props} />;
  return <CertificateCorrections {...props} />;
}

const creation: Correctable<CreationMembers> = {
  open: ({ company }) => toCreationForm(given(company)),
  toWire: toCreationWire,
};

const domiciliation: Correctable<DomiciliationMembers> = {
  open: (service) => toDomiciliationForm(given(service.domiciliation)),
  toWire: toDomiciliationWire,
};

const certificate: Correctable<CertificateMembers> = {
  open: (service) => toCertificateForm(given(service.negative_certificate_request)),
  toWire: toCertificateWire,
};

function CreationCorrections(props: CorrectionFormProps) {
  return (
    <CorrectionForm {...props} way={creation} labels={useCreationLabels()}>
      {(asked) => <AskedCreationFields {...asked} />}
    </CorrectionForm>
  );
}

function DomiciliationCorrections(props: CorrectionFormProps) {
  return (
    <CorrectionForm {...props} way={domiciliation} labels={useDomiciliationLabels()}>
      {(asked) => <AskedDomiciliationFields {...asked} />}
    </CorrectionForm>
  );
}

function CertificateCorrections(props: CorrectionFormProps) {
  return (
    <CorrectionForm {...props} way={certificate} labels={useCertificateLabels()}>
      {(asked) => <AskedCertificateFields {...asked} />}
    </CorrectionForm>
  );
}

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('An order has what its service is about');
  return value;
}
