// Where a client finds what a mail or a notification tells of: paths of the site.

export const orderPath = (id: string) => `/client-dashboard/order/details/${id}`;
export const messagesPath = (orderId: string) => `${orderPath(orderId)}#messages`;
export const correctionsPath = (orderId: string) => `${orderPath(orderId)}#corrections`;
export const billPath = (id: string) => `/client-dashboard/bills/${id}`;
export const documentPath = (id: string) => `/client-dashboard/documents?row=${id}`;
export const PROFILE_PATH = '/client-dashboard/profile';
export const SETTINGS_PATH = '/client-dashboard/settings';
export const NOTIFICATIONS_PATH = '/client-dashboard/notification';
export const WARNINGS_PATH = '/client-dashboard/domiciliation-warnings';
