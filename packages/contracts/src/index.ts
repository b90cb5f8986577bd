export { getUser } from './account/get-user.ts';
export { login } from './account/login.ts';
export { logout } from './account/logout.ts';
export { refresh } from './account/refresh.ts';
export { registerClient } from './account/register-client.ts';
export type { AuthAnswer, TokenPair } from './account/tokens.ts';
export type { User } from './account/user.ts';
export { acceptInvitation } from './account/accept-invitation.ts';
export { changePassword } from './account/change-password.ts';
export { changePreferences } from './account/change-preferences.ts';
export { confirmSecondFactor } from './account/confirm-second-factor.ts';
export { deleteUser } from './account/delete-user.ts';
export { endOwnSession } from './account/end-own-session.ts';
export { exportUser } from './account/export-user.ts';
export { forgotPassword } from './account/forgot-password.ts';
export { getInvitation, type Invitation } from './account/get-invitation.ts';
export { getSecondFactor } from './account/get-second-factor.ts';
export { listOwnSessions, type OwnSession } from './account/list-own-sessions.ts';
export { loginMfa } from './account/login-mfa.ts';
export { registerPartner } from './account/register-partner.ts';
export { removeSecondFactor } from './account/remove-second-factor.ts';
export { renewRecoveryCodes } from './account/renew-recovery-codes.ts';
export { requestEmailVerification } from './account/request-email-verification.ts';
export { resetPassword } from './account/reset-password.ts';
export { startSecondFactor } from './account/start-second-factor.ts';
export { updateUserProfile, type ProfileForm } from './account/update-user-profile.ts';
export { verifyEmail } from './account/verify-email.ts';
export { addClientNote } from './clients/add-client-note.ts';
export { chooseNotifications } from './clients/choose-notifications.ts';
export type {
  AdminClient,
  ClientEvent,
  AdminClientSummary,
  ClientNote,
} from './clients/admin-client.ts';
export { getAdminClient } from './clients/get-admin-client.ts';
export { listAdminClients } from './clients/list-admin-clients.ts';
export type {
  AdminSettings,
  AdminSettingsChanges,
  AdminSettingsForm,
} from './firm/admin-settings.ts';
export { changeAdminSettings } from './firm/change-admin-settings.ts';
export { getAdminSettings } from './firm/get-admin-settings.ts';
export { updateAdminSettings } from './firm/update-admin-settings.ts';
export { getAdminOverview, type AdminOverview } from './overview/get-admin-overview.ts';
export {
  getClientOverview,
  type ClientOverview,
  type EndingCertificate,
} from './overview/get-client-overview.ts';
export * from './partners/index.ts';
export { getSavedViews } from './saved-views/get-saved-views.ts';
export type { SavedViews } from './saved-views/saved-views.ts';
export { updateSavedViews } from './saved-views/update-saved-views.ts';
export type { AdminUser } from './users/admin-user.ts';
export { changeUserRole } from './users/change-user-role.ts';
export { disableUser } from './users/disable-user.ts';
export { enableUser } from './users/enable-user.ts';
export { endUserSessions } from './users/end-user-sessions.ts';
export { inviteUser } from './users/invite-user.ts';
export { listAdminUsers } from './users/list-admin-users.ts';
export { listStaffInvitations } from './users/list-staff-invitations.ts';
export { resendInvitation } from './users/resend-invitation.ts';
export { resetUserPassword } from './users/reset-user-password.ts';
export type { StaffInvitation } from './users/staff-invitation.ts';
export { withdrawInvitation } from './users/withdraw-invitation.ts';
export { allContracts } from './all-contracts.ts';
export type { ListMeta } from './answers.ts';
export { cancelBill } from './bills/cancel-bill.ts';
export { createPayment } from './bills/create-payment.ts';
export { createRefund } from './bills/create-refund.ts';
export { getAdminBill } from './bills/get-admin-bill.ts';
export { getClientBill } from './bills/get-client-bill.ts';
export { linkBillPdf } from './bills/link-bill-pdf.ts';
export { listAdminBills } from './bills/list-admin-bills.ts';
export { listClientBills } from './bills/list-client-bills.ts';
export { reissueBill } from './bills/reissue-bill.ts';
export { remindBill } from './bills/remind-bill.ts';
export { sendPaymentProof } from './bills/send-payment-proof.ts';
export type { AdminBill, AdminBillSummary, Bill, BillSummary, WholeBill } from './bills/bill.ts';
export { openPaymentSession } from './payments/open-payment-session.ts';
export { receivePaymentCallback } from './payments/receive-payment-callback.ts';
export { createAdminDocument } from './documents/create-admin-document.ts';
export { createClientDocument } from './documents/create-client-document.ts';
export { linkCompanyDocuments } from './documents/link-company-documents.ts';
export { linkDocument } from './documents/link-document.ts';
export { linkOrderDocuments } from './documents/link-order-documents.ts';
export { listAdminDocuments } from './documents/list-admin-documents.ts';
export { listClientDocuments } from './documents/list-client-documents.ts';
export { reviewDocument } from './documents/review-document.ts';
export type { AdminDocument, ClientDocument } from './documents/client-document.ts';
export { downloadFile } from './downloads/download-file.ts';
export { CSV_LISTS, linkAdminList } from './downloads/link-admin-list.ts';
export type { Appointment } from './appointments/appointment.ts';
export { cancelAppointment } from './appointments/cancel-appointment.ts';
export { getAppointment } from './appointments/get-appointment.ts';
export { AppointmentSlots, listAppointmentSlots } from './appointments/list-appointment-slots.ts';
export { createCallbackRequest } from './callback-requests/create-callback-request.ts';
export type { AdminCallbackRequest } from './callback-requests/callback-request.ts';
export { listCallbackRequests } from './callback-requests/list-callback-requests.ts';
export { updateCallbackRequest } from './callback-requests/update-callback-request.ts';
export { createContactSubmission } from './contact-submissions/create-contact-submission.ts';
export { assignContactSubmission } from './contact-submissions/assign-contact-submission.ts';
export { changeContactStatus } from './contact-submissions/change-contact-status.ts';
export { listContactSubmissions } from './contact-submissions/list-contact-submissions.ts';
export { replyToContactSubmission } from './contact-submissions/reply-to-contact-submission.ts';
export type { AdminContactSubmission } from './contact-submissions/admin-contact-submission.ts';
export { COMMON_ERRORS, DEFAULT_BODY_LIMIT, defineContract } from './contract.ts';
export { IdempotencyHeaders, idempotencyKey } from './idempotency-key.ts';
export type { Auth, Contract, InputOf, OutputOf, ParsedInputOf } from './contract.ts';
export { ErrorBody } from './error-body.ts';
export { ERROR_STATUS, isErrorCode, type ErrorCode } from './errors.ts';
export { asFields, isFields, type Fields } from './fields.ts';
export { Firm } from './firm/firm.ts';
export { toPricingSettings } from './firm/pricing-settings.ts';
export { getClientProfile } from './clients/get-client-profile.ts';
export { updateClientProfile } from './clients/update-client-profile.ts';
export type { ClientProfile, ClientProfileForm } from './clients/client-profile.ts';
export { getFirm } from './firm/get-firm.ts';
export { contentVersion } from './health/content-version.ts';
export { healthLive } from './health/health-live.ts';
export { healthReady } from './health/health-ready.ts';
export { closeDomiciliation } from './domiciliations/close-domiciliation.ts';
export { generateWarnings } from './domiciliations/generate-warnings.ts';
export { getAdminDomiciliation } from './domiciliations/get-admin-domiciliation.ts';
export { listAdminDomiciliations } from './domiciliations/list-admin-domiciliations.ts';
export { listAdminWarnings } from './domiciliations/list-admin-warnings.ts';
export { sendWarning } from './domiciliations/send-warning.ts';
export type { AdminDomiciliation } from './domiciliations/admin-domiciliation.ts';
export { downloadCalendar } from './domiciliations/download-calendar.ts';
export {
  getClientDomiciliation,
  type RenewableDomiciliation,
} from './domiciliations/get-client-domiciliation.ts';
export { listClientDomiciliations } from './domiciliations/list-client-domiciliations.ts';
export { listClientWarnings } from './domiciliations/list-client-warnings.ts';
export { renewDomiciliation, type Renewal } from './domiciliations/renew-domiciliation.ts';
export type { Domiciliation } from './domiciliations/domiciliation.ts';
export type { AdminDomiciliationSummary } from './domiciliations/domiciliation.ts';
export type {
  AdminDomiciliationWarning,
  DomiciliationWarning,
} from './domiciliations/domiciliation-warning.ts';
export type { AdminMail, WholeMail } from './mails/admin-mail.ts';
export { getAdminMail } from './mails/get-admin-mail.ts';
export { listAdminMails } from './mails/list-admin-mails.ts';
export { resendMail } from './mails/resend-mail.ts';
export { listAdminOrderMessages } from './messages/list-admin-order-messages.ts';
export { listClientOrderMessages } from './messages/list-client-order-messages.ts';
export { markAdminOrderMessagesAsRead } from './messages/mark-admin-order-messages-as-read.ts';
export { markClientOrderMessagesAsRead } from './messages/mark-client-order-messages-as-read.ts';
export type { OrderMessage } from './messages/order-message.ts';
export { sendAdminOrderMessage } from './messages/send-admin-order-message.ts';
export { sendClientOrderMessage } from './messages/send-client-order-message.ts';
export { streamChanges, type Change } from './changes/stream-changes.ts';
export { announceOrderViewer, type OrderViewer } from './orders/announce-order-viewer.ts';
export { leaveOrderViewers } from './orders/leave-order-viewers.ts';
export { isSearchable, PAGE_MAX, SEARCH_MAX, SEARCH_MIN } from './list-query.ts';
export { createNewsletterSubscription } from './newsletter-subscriptions/create-newsletter-subscription.ts';
export { listNewsletterSubscriptions } from './newsletter-subscriptions/list-newsletter-subscriptions.ts';
export { unsubscribeFromNewsletter } from './newsletter-subscriptions/unsubscribe-from-newsletter.ts';
export { unsubscribeSubscription } from './newsletter-subscriptions/unsubscribe-subscription.ts';
export { unsubscribeWithOneClick } from './newsletter-subscriptions/unsubscribe-with-one-click.ts';
export type { NewsletterSubscription } from './newsletter-subscriptions/newsletter-subscription.ts';
export { archiveNotification } from './notifications/archive-notification.ts';
export { deleteNotification } from './notifications/delete-notification.ts';
export { getUnreadCount } from './notifications/get-unread-count.ts';
export { listNotificationsOfType } from './notifications/list-notifications-of-type.ts';
export { listNotifications } from './notifications/list-notifications.ts';
export { markAllNotificationsAsRead } from './notifications/mark-all-notifications-as-read.ts';
export { markNotificationAsRead } from './notifications/mark-notification-as-read.ts';
export { restoreNotification } from './notifications/restore-notification.ts';
export { unarchiveNotification } from './notifications/unarchive-notification.ts';
export type { Notification, NotificationList } from './notifications/notification.ts';
export { deleteDraft } from './drafts/delete-draft.ts';
export { deleteDraftFile } from './drafts/delete-draft-file.ts';
export {
  DRAFT_FILES_MAX,
  type BegunDraft,
  type Draft,
  type DraftFileContent,
} from './drafts/draft.ts';
export { getDraft } from './drafts/get-draft.ts';
export { getDraftFile } from './drafts/get-draft-file.ts';
export { listDrafts } from './drafts/list-drafts.ts';
export { saveDraft } from './drafts/save-draft.ts';
export { saveDraftFile } from './drafts/save-draft-file.ts';
export { CompanyCreationForm, CompanyCreationService } from './orders/company-creation-form.ts';
export { createOrder } from './orders/create-order.ts';
export { DomiciliationForm, DomiciliationService } from './orders/domiciliation-form.ts';
export { cancelOrder } from './orders/cancel-order.ts';
export { correctOrder } from './orders/correct-order.ts';
export { getAdminOrder } from './orders/get-admin-order.ts';
export { getClientOrderByKey } from './orders/get-client-order-by-key.ts';
export { getClientOrder } from './orders/get-client-order.ts';
export { listAdminOrders } from './orders/list-admin-orders.ts';
export { addOrderNote } from './orders/add-order-note.ts';
export { assignOrder } from './orders/assign-order.ts';
export { listOrderAudit } from './orders/list-order-audit.ts';
export type { AuditEntry } from './audit/audit-entry.ts';
export { AUDIT_SUBJECTS, listAudit, type AuditSubject } from './audit/list-audit.ts';
export { updateOrderBasicInfo } from './orders/update-order-basic-info.ts';
export { updateOrderService } from './orders/update-order-service.ts';
export { updateOrderCompany } from './orders/update-order-company.ts';
export { updateOrderDomiciliation } from './orders/update-order-domiciliation.ts';
export { updateOrderCertificateRequest } from './orders/update-order-certificate-request.ts';
export { updateOrderAssociate } from './orders/update-order-associate.ts';
export { updateOrderManager } from './orders/update-order-manager.ts';
export { addOrderAssociate } from './orders/add-order-associate.ts';
export { addOrderManager } from './orders/add-order-manager.ts';
export { removeOrderAssociate } from './orders/remove-order-associate.ts';
export { removeOrderManager } from './orders/remove-order-manager.ts';
export { previewOrderTransition } from './orders/preview-order-transition.ts';
export { transitionOrder } from './orders/transition-order.ts';
export { listClientOrders } from './orders/list-client-orders.ts';
export { MoralAssociateForm, PhysicalAssociateForm } from './orders/associate-form.ts';
export { ManagerForm } from './orders/manager-form.ts';
export { NegativeCertificateForm } from './orders/negative-certificate-form.ts';
export type {
  OrderAssociate,
  OrderCompany,
  OrderFile,
  OrderManager,
} from './orders/order-company.ts';
export type { OrderDomiciliation } from './orders/order-domiciliation.ts';
export type { AdminOrder, AdminOrderSummary, Order, OrderSummary } from './orders/order.ts';
export * from './articles/index.ts';
export * from './content/index.ts';
export * from './images/index.ts';
export { archivePackage } from './packages/archive-package.ts';
export { createPackage } from './packages/create-package.ts';
export { discardPackageDraft } from './packages/discard-package-draft.ts';
export { duplicatePackage } from './packages/duplicate-package.ts';
export { getContentPackage } from './packages/get-content-package.ts';
export { getPackage } from './packages/get-package.ts';
export { getPackageOrder } from './packages/get-package-order.ts';
export { linkPackagePreview } from './packages/link-package-preview.ts';
export { listContentPackages } from './packages/list-content-packages.ts';
export { listPackages } from './packages/list-packages.ts';
export { listPackageVersions } from './packages/list-package-versions.ts';
export type { Package } from './packages/package.ts';
export { toPackageTerms } from './packages/package-terms.ts';
export type {
  ContentPackage,
  PackageDetail,
  PackageDraft,
  PackageVersion,
  TranslatedPackage,
} from './packages/content-package.ts';
export type { PackageForm } from './packages/package-form.ts';
export type { PackageOrder } from './packages/package-order.ts';
export { previewPackages, type PackagePreview } from './packages/preview-packages.ts';
export { publishPackage } from './packages/publish-package.ts';
export { restorePackageVersion } from './packages/restore-package-version.ts';
export { savePackageDraft } from './packages/save-package-draft.ts';
export { schedulePackage } from './packages/schedule-package.ts';
export { unpublishPackage } from './packages/unpublish-package.ts';
export { updatePackageOrder } from './packages/update-package-order.ts';
export { scrubMessage, scrubStack } from './reports/error-words.ts';
export { toPagePattern } from './reports/page-pattern.ts';
export { getAdminWebVitals, type AdminWebVitals } from './reports/get-admin-web-vitals.ts';
export { reportWebVitals } from './reports/report-web-vitals.ts';
export { reportClientError } from './reports/report-client-error.ts';
export { reportReleaseAlarm } from './reports/report-release-alarm.ts';
export { reportCspViolation } from './reports/report-csp-violation.ts';
export { toViolations, type PathViolation } from './violations.ts';
