import type { AdminOrder, OrderAssociate, OrderManager } from '@tassis/contracts';
import type { EditPlaceProps } from '@tassis/dashboard';

type Service = AdminOrder['services'][number];

/** The form of a part of the page. */
export type EditForm = EditPlaceProps['renderForm'];

/** The forms of the parts of the order's page. A part without one cannot be edited. */
export type OrderEditForms = {
  client?: EditForm;
  service?: (service: Service) => EditForm;
  company?: (service: Service) => EditForm;
  domiciliation?: (service: Service) => EditForm;
  certificate?: (service: Service) => EditForm;
  /** Without `person` the form adds one. */
  associate?: (service: Service, associate?: OrderAssociate) => EditForm;
  manager?: (service: Service, manager?: OrderManager) => EditForm;
  removeAssociate?: (service: Service, associate: OrderAssociate) => EditForm;
  removeManager?: (service: Service, manager: OrderManager) => EditForm;
};
