import type { AdminOrder, OrderAssociate, OrderManager } from '@tassis/contracts';
import type { ReactNode } from 'react';

type Service = AdminOrder['services'][number];

/** What a part of the order's page turns into while it is edited; `close` brings the part back. */
export type EditForm = (close: () => void) => ReactNode;

/** The forms that edit an order, by the part of its page. A part without one cannot be edited. */
export type OrderEditForms = {
  client?: EditForm;
  service?: (service: Service) => EditForm;
  company?: (service: Service) => EditForm;
  domiciliation?: (service: Service) => EditForm;
  certificate?: (service: Service) => EditForm;
  /** Without a person it adds one. */
  associate?: (service: Service, associate?: OrderAssociate) => EditForm;
  manager?: (service: Service, manager?: OrderManager) => EditForm;
  /** The button that removes somebody, with its dialog. */
  removeAssociate?: (service: Service, associate: OrderAssociate) => ReactNode;
  removeManager?: (service: Service, manager: OrderManager) => ReactNode;
};
