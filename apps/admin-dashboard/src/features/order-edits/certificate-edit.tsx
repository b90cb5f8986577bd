import { getApi } from '@tassis/api-client';
import { updateOrderCertificateRequest, type AdminOrder } from '@tassis/contracts';
import { Stack } from '@tassis/design-system';
import {
  CertificateSections,
  toCertificateForm,
  toCertificateWire,
  useCertificateLabels,
  type CertificateMembers,
} from '@tassis/order-fields/certificate';
import { useMemo } from 'react';
import { OrderEditForm, type EditProps } from './order-edit-form.tsx';
import { findService, type OrderEdit } from './order-edit.ts';
import { serviceEdit } from './whole-service-edit.ts';

type CertificateEditProps = EditProps & { service: string; label: string };

/** Edits the request for a negative certificate. */
export function CertificateEdit(props: CertificateEditProps) {
  const { service, order } = props;
  const edit = useMemo(() => certificateEdit(order.id, service), [order.id, service]);
  return <CertificateForm {...props} edit={edit} />;
}

/** Replaces the whole service, whose only content is the request. */
export function CertificateServiceEdit(props: CertificateEditProps) {
  const { service, order } = props;
  const edit = useMemo(
    () =>
      serviceEdit<CertificateMembers>(order.id, {
        service,
        open: (read) => openCertificate(read, service),
        toWire: toCertificateWire,
      }),
    [order.id, service],
  );
  return <CertificateForm {...props} edit={edit} />;
}

function CertificateForm(props: CertificateEditProps & { edit: OrderEdit<CertificateMembers> }) {
  return (
    <OrderEditForm {...props} labels={useCertificateLabels()}>
      {(form) => (
        <Stack gap="l">
          <CertificateSections form={form} />
        </Stack>
      )}
    </OrderEditForm>
  );
}

function certificateEdit(id: string, service: string): OrderEdit<CertificateMembers> {
  return {
    contract: updateOrderCertificateRequest,
    open: (order) => openCertificate(order, service),
    toFormPath: (path) => path.replace(/^data\./u, ''),
    send: ({ form, reason }, options) => {
      const body = { reason, data: toCertificateWire(form.members) };
      return getApi().call(
        updateOrderCertificateRequest,
        { params: { id, service }, body },
        options,
      );
    },
  };
}

function openCertificate(order: AdminOrder, service: string) {
  const request = findService(order, service)?.negative_certificate_request;
  return request ? toCertificateForm(request) : null;
}
