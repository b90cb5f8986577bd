import { getAdminMail } from './get-admin-mail.ts';
import { listAdminMails } from './list-admin-mails.ts';
import { resendMail } from './resend-mail.ts';

export const mailsContracts = [getAdminMail, listAdminMails, resendMail] as const;
