import type { AdminOrder } from '@tassis/contracts';
import { isFinal } from '@tassis/domain';
import { useOrderEditMessages } from '../../messages/order-edits/use-order-edit-messages.ts';
import { getAssociateName } from '../../order/associate-name.ts';
import type { OrderEditForms } from '../../order/edit-forms.ts';
import { AssociateEdit } from './associate-edit.tsx';
import { AssociateRemoval } from './associate-removal.tsx';
import { CertificateEdit, CertificateServiceEdit } from './certificate-edit.tsx';
import { CompanyEdit } from './company-edit.tsx';
import { ContactEdit } from './contact-edit.tsx';
import { DomiciliationEdit } from './domiciliation-edit.tsx';
import { CreationManagerEdit, DomiciliationManagerEdit } from './manager-edit.tsx';
import { ManagerRemoval } from './manager-removal.tsx';
import { CreationServiceEdit, DomiciliationServiceEdit } from './service-edit.tsx';

type Service = AdminOrder['services'][number];

/**
 * The forms that edit an order. Of a final order only the contact data can be edited; while it waits for its client, no person
 * can be removed.
 * @param onSaved called after each change
 */
export function useOrderEditForms(order: AdminOrder, onSaved: () => void): OrderEditForms {
  const texts = useOrderEditMessages();
  const base = { order, onSaved };
  const client: OrderEditForms['client'] = (edited) => (
    <ContactEdit {...base} {...edited} label={texts.labels.contact} />
  );
  if (isFinal(order.status)) return { client };
  const forms: OrderEditForms = {
    client,
    service: (service) => (edited) => {
      const props = { ...base, ...edited, service: service.id, label: texts.labels.service };
      if (service.company) return <CreationServiceEdit {...props} />;
      if (service.domiciliation) return <DomiciliationServiceEdit {...props} />;
      return <CertificateServiceEdit {...props} />;
    },
    company: ({ id }) => {
      return (edited) => (
        <CompanyEdit {...base} {...edited} service={id} label={texts.labels.company} />
      );
    },
    domiciliation: ({ id }) => {
      return (edited) => (
        <DomiciliationEdit {...base} {...edited} service={id} label={texts.labels.domiciliation} />
      );
    },
    certificate: ({ id }) => {
      return (edited) => (
        <CertificateEdit {...base} {...edited} service={id} label={texts.labels.certificate} />
      );
    },
    associate: (service, associate) => (edited) => (
      <AssociateEdit
        {...base}
        {...edited}
        place={{ ...toPlace(service), ...(associate && { associate: associate.id }) }}
        label={
          associate ? texts.labels.person(getAssociateName(associate)) : texts.labels.associate
        }
      />
    ),
    manager: (service, manager) => {
      const ManagerEdit = service.company ? CreationManagerEdit : DomiciliationManagerEdit;
      return (edited) => (
        <ManagerEdit
          {...base}
          {...edited}
          place={{ ...toPlace(service), ...(manager && { manager: manager.id }) }}
          label={manager ? texts.labels.person(getPersonName(manager)) : texts.labels.manager}
        />
      );
    },
  };
  if (order.status === 'awaiting_client') return forms;
  return {
    ...forms,
    removeAssociate: (service, associate) => (edited) => (
      <AssociateRemoval
        {...base}
        {...edited}
        place={{ ...toPlace(service), associate: associate.id }}
        name={getAssociateName(associate)}
      />
    ),
    removeManager: (service, manager) => (edited) => (
      <ManagerRemoval
        {...base}
        {...edited}
        place={{ ...toPlace(service), manager: manager.id }}
        name={getPersonName(manager)}
      />
    ),
  };
}

/** The ids of a service, and of its company or request, which has managers too. */
function toPlace({ id, company, domiciliation }: Service) {
  return { service: id, company: company?.id ?? domiciliation?.id ?? '' };
}

function getPersonName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
