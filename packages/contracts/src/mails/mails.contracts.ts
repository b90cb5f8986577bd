import { listAdminMails } from './list-admin-mails.ts';

export const mailsContracts = [listAdminMails] as const;
