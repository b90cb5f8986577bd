import type { AdminOrder, OrderAssociate, OrderManager } from '@tassis/contracts';
import type { EditPlaceProps } from '@tassis/dashboard';

type Service = AdminOrder['services'][number];

/** What a part of the order's page turns into while it is edited. */
export type EditForm = EditPlaceProps['renderForm'];

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
  removeAssociate?: (service: Service, associate: OrderAssociate) => EditForm;
  removeManager?: (service: Service, manager: OrderManager) => EditForm;
};
