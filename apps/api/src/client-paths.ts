// Paths of the site to which mails and notifications of clients link.

export const orderPath = (id: string) => `/client-dashboard/order/details/${id}`;
export const messagesPath = (orderId: string) => `${orderPath(orderId)}#messages`;
export const correctionsPath = (orderId: string) => `${orderPath(orderId)}#corrections`;
export const billPath = (id: string) => `/client-dashboard/bills/${id}`;
export const documentPath = (id: string) => `/client-dashboard/documents?row=${id}`;
export const SETTINGS_PATH = '/client-dashboard/settings';
/** The renewal of this domiciliation. */
export const renewalPath = (id: string) =>
  `/client-dashboard/domiciliation-warnings?domiciliation=${id}`;
/** The requests of partners, with this one highlighted. */
export const partnerRequestPath = (id: string) =>
  `/client-dashboard/partner-requests?request=${id}`;
export const COMPANY_CREATION_PATH = '/company-creation';
/** The bill to which a client returns after paying it by card. */
export const paidBillPath = (id: string, session: string) => `${billPath(id)}?payment=${session}`;
