/**
 * Addresses that one area or the shell links to in another. Inside its own area a page uses its own routes;
 * everything that crosses an area goes through here, so no address is written twice.
 */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  account: '/account',
  services: '/services',
  service: (slug: string) => `/services/${slug}`,
  about: '/about',
  contact: '/contact',
  companyCreation: '/company-creation',
  domiciliation: '/domiciliation',
  negativeCertificate: '/negative-certificate',
  clientDashboard: '/client-dashboard',
  clientProfile: '/client-dashboard/profile',
  clientSettings: '/client-dashboard/settings',
  clientOrders: '/client-dashboard/orders',
  clientNotifications: '/client-dashboard/notification',
  orderConfirmation: (orderId: string) =>
    `/client-dashboard/order-confirmation?order=${encodeURIComponent(orderId)}`,
  partnerDashboard: '/partner-dashboard',
  myClients: '/my-clients',
  pendingRequests: '/pending-requests',
  adminDashboard: '/admin-dashboard',
  adminOrders: '/admin-dashboard/orders',
  manageUsers: '/manage-users',
  validateAccountants: '/validate-accountants',
  systemSettings: '/system-settings',
  contentDashboard: '/dashboard',
} as const;
