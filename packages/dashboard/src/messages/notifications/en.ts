import type { fr } from './fr.ts';

export const en: typeof fr = {
  byType: 'Notifications by subject',
  types: {
    all: 'All',
    order: 'Orders',
    document: 'Documents',
    bill: 'Bills',
    warning: 'Domiciliations',
    partner: 'Accountant',
    system: 'Messages',
  },
  typesOfPartner: { partner: 'Clients' },
  show: 'Show',
  views: { all: 'Received', unread: 'Unread', archived: 'Archived' },
  count: (total, unread) =>
    `${total} ${total === 1 ? 'notification' : 'notifications'}${unread > 0 ? `, ${unread} unread in all` : ''}`,
  unread: 'Unread.',
  read: 'Mark as read',
  readOne: (text) => `Mark as read: ${text}`,
  readAll: 'Mark all as read',
  actions: (text) => `Actions for the notification: ${text}`,
  archive: 'Archive',
  unarchive: 'Take out of the archive',
  remove: 'Delete',
  archived: (text) => `Archived: ${text}`,
  unarchived: (text) => `Taken out of the archive: ${text}`,
  deleted: (text) => `Deleted: ${text}`,
  undo: 'Undo',
  list: {
    one: 'notification',
    many: 'notifications',
    caption: 'Your notifications',
    loading: 'Loading your notifications…',
    failed: 'Your notifications could not be loaded',
    all: 'All your notifications',
    empty: {
      title: 'Nothing new',
      text: 'What changes in your orders, documents and bills will appear here.',
    },
    noMatch: { title: 'No notification here', text: 'Nothing matches this subject and this view.' },
  },
};
