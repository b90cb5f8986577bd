/**
 * The cases of each paged list: the role that reads it, and for each of its filters the value of the marked rows (a thousand in
 * a database of any size), then one that many other rows have. `@…`: an id of the database.
 */
export type ListCase = {
  as: 'admin' | 'client' | 'partner';
  params?: Record<string, string>;
  filters: Record<string, readonly string[]>;
  /** Ordered by a day, not by a moment; or only with these filters. */
  byDay?: true | readonly string[];
  /** The name of its order, if it is not by date of creation. */
  order?: string;
  /** Besides by its order. */
  sorts?: readonly string[];
};

const days = { from: ['2020-01-01', '2023-01-01'], to: ['2027-01-01', '2023-01-01'] };

export const listCases: Record<string, ListCase> = {
  listAdminOrders: {
    as: 'admin',
    filters: {
      status: ['rejected', 'completed'],
      service: ['negative_certificate_request', 'domiciliation'],
      client: ['@client'],
      assigned: ['@admin', 'none'],
      messages: ['waiting'],
      ...days,
    },
  },
  listClientOrders: { as: 'client', filters: { status: ['rejected'] } },
  listAdminOrderMessages: { as: 'admin', params: { id: '@order' }, filters: {} },
  listClientOrderMessages: { as: 'client', params: { id: '@order' }, filters: {} },
  listAdminBills: {
    as: 'admin',
    filters: { status: ['partly_paid', 'paid'], client: ['@client'], refund: ['due'], ...days },
    sorts: ['due_on', '-due_on'],
  },
  listClientBills: { as: 'client', filters: { status: ['partly_paid'] } },
  listAdminDocuments: {
    as: 'admin',
    filters: {
      status: ['refused', 'accepted'],
      kind: ['receipt', 'identity'],
      order: ['@order'],
      client: ['@client'],
    },
  },
  listClientDocuments: {
    as: 'client',
    filters: { status: ['refused'], kind: ['receipt'], order: ['@order'] },
  },
  listAdminDomiciliations: {
    as: 'admin',
    filters: {
      status: ['open', 'closed'],
      client: ['@client'],
      from: ['2020-01-01', '2026-12-01'],
      to: ['2027-02-01', '2022-01-01'],
      year: ['2026', '2023'],
    },
    byDay: ['from', 'to', 'year'],
    sorts: ['end_date', '-end_date'],
  },
  listClientDomiciliations: { as: 'client', filters: {}, byDay: true },
  listAdminWarnings: { as: 'admin', filters: { status: ['upcoming'] }, byDay: true },
  listClientWarnings: { as: 'client', filters: { status: ['upcoming'] }, byDay: true },
  listContactSubmissions: {
    as: 'admin',
    filters: { status: ['closed', 'new'], assigned: ['@admin', 'none'] },
  },
  listNewsletterSubscriptions: {
    as: 'admin',
    filters: { status: ['unsubscribed', 'subscribed'] },
  },
  listCallbackRequests: {
    as: 'admin',
    filters: { status: ['no_answer', 'done'], due: ['later', 'today'], client: ['@client'] },
    order: 'due_at',
  },
  listAdminPartners: { as: 'admin', filters: { status: ['rejected', 'validated'] } },
  listPartnerRequests: {
    as: 'partner',
    filters: { status: ['accepted'], kind: ['link'], client: ['@linked'] },
  },
  listClientPartnerRequests: {
    as: 'client',
    filters: { status: ['refused'], kind: ['link'], answered: ['true'] },
  },
  listPartnerClients: { as: 'partner', filters: {} },
  listPartnerClientOrders: {
    as: 'partner',
    params: { id: '@client' },
    filters: { status: ['rejected'] },
  },
  listPartnerClientDocuments: {
    as: 'partner',
    params: { id: '@client' },
    filters: { status: ['refused'], kind: ['receipt'] },
  },
  listAdminClients: {
    as: 'admin',
    filters: {
      orders: ['open'],
      bills: ['unpaid'],
      city: ['Ifrane', 'Casablanca'],
      ...days,
    },
  },
  listAdminUsers: {
    as: 'admin',
    filters: { role: ['content_admin', 'client'], state: ['disabled', 'active'] },
  },
  listStaffInvitations: { as: 'admin', filters: {} },
  listAdminMails: { as: 'admin', filters: { status: ['failed', 'sent'] } },
  listNotifications: {
    as: 'client',
    filters: { type: ['order'], unread: ['true'], archived: ['false'] },
  },
  listNotificationsOfType: {
    as: 'client',
    params: { type: 'order' },
    filters: { unread: ['true'], archived: ['false'] },
  },
};
