export { articleAnswer } from './articles.ts';
export { aBill, aBillSummary, anAdminBill, anAdminBillSummary } from './bills.ts';
export {
  aClientProfile,
  aClientWarning,
  aDomiciliation,
  aPartnerRequest,
  clientOverviewAnswer,
  emptyOverviewAnswer,
  warningsAnswer,
} from './client-overview.ts';
export { anAdminClient, anAdminClientSummary } from './clients.ts';
export {
  contentOverviewAnswer,
  contentPackages,
  contentPackagesAnswer,
  editedDraft,
} from './content-packages.ts';
export { firmAnswer, packagesAnswer } from './public.ts';
export {
  aListPage,
  anAdminOrder,
  anAdminOrderSummary,
  anOrderAnswer,
  anOrderSummary,
  aUuid,
} from './orders.ts';
export { aCreationOrder, aDomiciliationOrder } from './service-orders.ts';
export { aNotification, notificationsAnswer } from './notifications.ts';
export { overviewAnswer } from './overview.ts';
export {
  aPartnerClient,
  aPartnerClientDocument,
  aPartnerClientOrder,
  aPartnerDeadline,
  aPartnerDraft,
  aPartnerProfile,
  aSentRequest,
  partnerOverviewAnswer,
} from './partners.ts';
export { aUser } from './people.ts';
export { settingsAnswer } from './settings.ts';
export { bannersAnswer, claimsAnswer, faqAnswer, reviewsAnswer } from './site-texts.ts';
export { variedOrders } from './varied-orders.ts';
export {
  aClientDocument,
  aNewsletterSubscription,
  anAdminCallback,
  anAdminContactSubmission,
  anAdminDocument,
  anAdminDomiciliation,
  anAdminMail,
  anAdminWarning,
} from './correspondence.ts';
export { anOrderMessage } from './order-messages.ts';
