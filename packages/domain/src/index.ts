export {
  mayAnswerPartnerRequest,
  mayAskClients,
  mayCorrectOrder,
  mayPlaceOrder,
  mayRevokePartner,
  maySee,
  mayWithdrawPartnerRequest,
} from './access/policies.ts';
export type { Actor } from './access/policies.ts';
export { isRole, getLandingPath, ROLES } from './access/roles.ts';
export type { Role } from './access/roles.ts';
export { CLIENT_EVENT_KINDS } from './clients/client-event.ts';
export type { ClientEventKind } from './clients/client-event.ts';
export { CITIES, DEFAULT_CITY, isCityName } from './options/cities.ts';
export type { City } from './options/cities.ts';
export { COMPANY_FORMS, DEFAULT_COMPANY_FORM, isCompanyForm } from './options/company-forms.ts';
export type { CompanyForm } from './options/company-forms.ts';
export {
  DEFAULT_IDENTIFICATION_TYPE,
  IDENTIFICATION_TYPES,
  getIdentificationField,
} from './options/identification-types.ts';
export type { IdentificationField, IdentificationType } from './options/identification-types.ts';
export { SERVICE_TYPES } from './options/service-types.ts';
export type { ServiceType } from './options/service-types.ts';
export { CERTIFICATE_VALIDITY_DAYS, certificateEnd } from './orders/certificate-validity.ts';
export { toBeneficiary } from './orders/beneficiary.ts';
export type { Beneficiary, WireBeneficiary } from './orders/beneficiary.ts';
export { normalizeNegativeCertificate } from './orders/negative-certificate.ts';
export type {
  NegativeCertificateData,
  NegativeCertificateInput,
} from './orders/negative-certificate.ts';
export { isFinal, mayMoveOrder, ORDER_STATUSES } from './orders/status.ts';
export type { OrderStatus } from './orders/status.ts';
export { isAskedFor, isWithinPath } from './orders/asked-fields.ts';
export { getExpectedDay, getNextActor, NEXT_ACTORS, type NextActor } from './orders/next-step.ts';
export { toCentimes, isAmount, toMad, applyRate } from './pricing/money.ts';
export type { Centimes } from './pricing/money.ts';
export {
  FEE_CODES,
  quoteNegativeCertificate,
  quotePackage,
  quoteRenewal,
} from './pricing/quote.ts';
export type { Fee, FeeCode, PackageTerms, PricingSettings, Quote } from './pricing/quote.ts';
export { addDays } from './time/add-days.ts';
export { moroccanDay, startOfMoroccanDay } from './time/moroccan-day.ts';
export { moroccanDateTime, moroccanMoment } from './time/moroccan-time.ts';
export {
  contactEmail,
  contactMessage,
  contactName,
  contactPhone,
  contactSubject,
} from './validators/contact.ts';
export { addressOfAnother, canonicalEmail, emailAddress } from './validators/email.ts';
export { clientIce } from './validators/ice.ts';
export { loginEmail, loginPassword } from './validators/login.ts';
export { negativeCertificateCin } from './validators/negative-certificate-cin.ts';
export { negativeCertificatePassport } from './validators/negative-certificate-passport.ts';
export { negativeCertificateResidenceCard } from './validators/negative-certificate-residence-card.ts';
export {
  NEGATIVE_CERTIFICATE_FIELDS,
  NEGATIVE_CERTIFICATE_IDENTIFIERS,
  negativeCertificateViolations,
} from './validators/negative-certificate.ts';
export type { NegativeCertificateField } from './validators/negative-certificate.ts';
export { newsletterEmail } from './validators/newsletter.ts';
export { NEWSLETTER_EMAIL_PATTERN } from './validators/newsletter-pattern.ts';
export { currentPassword, newPassword, passwordConfirmation } from './validators/password.ts';
export { IMAGE_MAX_BYTES, imageFile } from './validators/image.ts';
export { PDF_MAX_BYTES, pdfFile } from './validators/pdf.ts';
export { fileName } from './validators/file-name.ts';
export { firmPrice, vatRate } from './validators/firm-pricing.ts';
export { staffNote } from './validators/note.ts';
export { paymentAmount, paymentDay } from './validators/payment.ts';
export { statedReason } from './validators/reason.ts';
export { requiredLine, requiredParagraph } from './validators/field.ts';
export { invitedFirstName, invitedLastName, isPersonName } from './validators/person-name.ts';
export { registrationPhone } from './validators/phone.ts';
export { registrationFirstName, registrationLastName } from './validators/registration.ts';
export { secondFactorCode } from './validators/second-factor-code.ts';
export { lineOfText, noArabic, paragraph } from './validators/text.ts';
export { firstViolation, isViolationCode, VIOLATION_CODES } from './validators/violation.ts';
export type { Validator, Violation, ViolationCode } from './validators/violation.ts';
export { ACCOUNTANT_LEGAL_FORMS, ACCOUNTANT_LEGAL_STATUSES } from './options/accountants.ts';
export type { AccountantLegalForm, AccountantLegalStatus } from './options/accountants.ts';
export { ADDRESS_TYPES, DOMICILIATION_ADDRESS } from './options/address-types.ts';
export type { AddressType } from './options/address-types.ts';
export { DOMICILIATION_LEGAL_FORMS } from './options/domiciliation-legal-forms.ts';
export type { DomiciliationLegalForm } from './options/domiciliation-legal-forms.ts';
export { CREATION_STEPS, DRAFT_SERVICES, DRAFT_STORAGE_KEYS } from './options/draft-services.ts';
export type { DraftService } from './options/draft-services.ts';
export {
  DEFAULT_DOMICILIATION_MONTHS,
  DEFAULT_RENEWAL_MONTHS,
  DOMICILIATION_DURATIONS,
} from './options/durations.ts';
export type { DomiciliationDuration } from './options/durations.ts';
export { DEFAULT_NATIONALITY, NATIONALITIES } from './options/nationalities.ts';
export type { Nationality } from './options/nationalities.ts';
export { ASSOCIATE_KINDS, CONTRIBUTION_TYPES, GENDERS } from './options/people.ts';
export type { AssociateKind, ContributionType, Gender } from './options/people.ts';
export { firmName, TO_FILL, writtenText } from './firm/firm-name.ts';
export { PRODUCT_NAME } from './firm/product-name.ts';
export { findBankAccount, isBankAccount, toIban } from './billing/bank-account.ts';
export { PAYMENT_PROVIDERS, PAYMENT_SESSION_STATUSES } from './billing/payment-session.ts';
export type { PaymentProviderName, PaymentSessionStatus } from './billing/payment-session.ts';
export {
  firmAddresses,
  LEGAL_NUMBERS,
  legalGaps,
  legalName,
  legalNumbers,
} from './billing/legal-mentions.ts';
export {
  BILL_KINDS,
  BILL_STATUSES,
  getBillStatus,
  mayMoveBill,
  PAYMENT_METHODS,
} from './billing/bill-status.ts';
export type { BillKind, BillStatus, PaymentMethod } from './billing/bill-status.ts';
export { CALLBACK_STATUSES, mayMoveCallback } from './callbacks/callback-status.ts';
export type { CallbackStatus } from './callbacks/callback-status.ts';
export { CONTACT_STATUSES } from './contact/contact-status.ts';
export type { ContactStatus } from './contact/contact-status.ts';
export {
  DOCUMENT_KINDS,
  DOCUMENT_STATUSES,
  mayReplaceDocument,
  mayReviewDocument,
} from './documents/document-status.ts';
export type { DocumentKind, DocumentStatus } from './documents/document-status.ts';
export { MESSAGE_SIDES } from './messages/side.ts';
export type { MessageSide } from './messages/side.ts';
export {
  ALL_NOTIFICATIONS,
  CHOSEN_TYPES,
  isAlwaysTold,
  isWantedOnSite,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_CODES,
  NOTIFICATION_TYPES,
} from './notifications/notification.ts';
export type {
  ChosenType,
  NotificationChannel,
  NotificationCode,
  NotificationParams,
  NotificationPreferences,
  NotificationType,
} from './notifications/notification.ts';
export {
  mayReviewPartner,
  partnerStatusAfter,
  PARTNER_DEADLINE_KINDS,
  PARTNER_REQUEST_KINDS,
  PARTNER_REQUEST_STATUSES,
  PARTNER_STATUSES,
} from './partners/partner-status.ts';
export type {
  PartnerRequestKind,
  PartnerRequestStatus,
  PartnerStatus,
} from './partners/partner-status.ts';
export {
  areThresholdsInOrder,
  DEFAULT_WARNING_THRESHOLDS,
  WARNING_STATUSES,
  getWarningStatus,
} from './warnings/warning-status.ts';
export type { WarningStatus, WarningThresholds } from './warnings/warning-status.ts';
export { isStaff, STAFF_ROLES } from './access/staff.ts';
export type { StaffRole } from './access/staff.ts';
export {
  partnerBusinessName,
  partnerLegalForm,
  partnerLegalStatus,
} from './validators/partner-registration.ts';
export { contributedBy, moralShares, sharesMakeCapital } from './orders/shares.ts';
export type { Contribution } from './orders/shares.ts';
export { daysBetween } from './time/days-between.ts';
export { addMonths, isDay } from './time/day.ts';
export {
  certificateHolder,
  creationAddress,
  creationCapital,
  WITH_CERTIFICATE_FIELDS,
  WITHOUT_CERTIFICATE_FIELDS,
} from './validators/company-creation.ts';
export { contributionAmount, inKindDescription, wholeDirhams } from './validators/contribution.ts';
export { dateInput, daysAhead, pastDays } from './validators/date-input.ts';
export type { DayRange } from './validators/date-input.ts';
export { DOMICILIATION_FIELDS } from './validators/domiciliation.ts';
export { DOMICILIATION_IDENTIFIERS } from './validators/domiciliation-identifiers.ts';
export { EXTERNAL_MANAGER_FIELDS } from './validators/external-manager.ts';
export { EXTERNAL_MANAGER_IDENTIFIERS } from './validators/external-manager-identifiers.ts';
export {
  GENERIC_FIELDS,
  genericRequired,
  genericSelect,
  pattern,
} from './validators/generic-field.ts';
export { MORAL_ASSOCIATE_FIELDS } from './validators/moral-associate.ts';
export { PHYSICAL_ASSOCIATE_FIELDS } from './validators/physical-associate.ts';
export { PHYSICAL_ASSOCIATE_IDENTIFIERS } from './validators/physical-associate-identifiers.ts';
export type {
  AssociateData,
  AssociateInput,
  ContributionData,
  MoralAssociateData,
  PhysicalAssociateData,
} from './orders/associate.ts';
export { normalizeAssociate } from './orders/associate.ts';
export type { CompanyCreationData, CompanyCreationInput } from './orders/company-creation.ts';
export { normalizeCompanyCreation } from './orders/company-creation.ts';
export { creationDays, domiciliationDays, isMinor } from './orders/days.ts';
export type { DomiciliationData, DomiciliationInput } from './orders/domiciliation.ts';
export { domiciliationEnd, normalizeDomiciliation } from './orders/domiciliation.ts';
export { domiciliationSeat } from './orders/domiciliation-seat.ts';
export { normalizePerson } from './orders/person.ts';
export type { PersonData, PersonInput } from './orders/person.ts';
export {
  createsCompany,
  creationIsWithin,
  hasDomiciliation,
  packageCategory,
  packageFits,
} from './pricing/package-fit.ts';
export type { PackageCategory } from './pricing/package-fit.ts';
export { ADVICE_CODES } from './advice/advice.ts';
export type { AdviceCode } from './advice/advice.ts';
export { iceAdvice, legalFormAdvice } from './advice/company-advice.ts';
export { nameAdvice } from './advice/name-advice.ts';
export { PROPOSED_NAMES, repeatedNames } from './validators/proposed-names.ts';
export type { ProposedName } from './validators/proposed-names.ts';
export { copyCode } from './content/package-code.ts';
export { PACKAGE_CONTENT_FIELDS } from './content/package-content.ts';
export type {
  EnglishTexts,
  PackageContent,
  PackageContentField,
} from './content/package-content.ts';
export { packageDifferences, type PackageDifference } from './content/package-differences.ts';
export { inEnglish, missingEnglish } from './content/package-english.ts';
export {
  mayEditPackage,
  mayMovePackage,
  mayPublishPackage,
  PACKAGE_STATUSES,
  PACKAGES_MAX,
} from './content/package-status.ts';
export type { PackageStatus } from './content/package-status.ts';
export { publicationTime, shownMinute } from './content/publication-time.ts';
export { publicationGaps, type Publishable } from './content/publication.ts';
export {
  ARTICLE_BLOCKS_MAX,
  ARTICLE_DRAWINGS,
  ARTICLE_NAME,
  ARTICLE_NAME_MAX,
  ARTICLES_MAX,
  proposeArticleName,
  type ArticleDrawing,
} from './content/articles.ts';
export { inlineLinks, parseInline, type InlineRun } from './content/inline-text.ts';
export {
  BANNER_PLACES,
  BANNER_TONES,
  bannerInEnglish,
  bannerMoments,
  bannerPages,
  bannerState,
  isBannerAt,
  isBannerTranslated,
  type BannerPlace,
} from './content/banners.ts';
export {
  claimFigure,
  CLAIM_FIGURE_MAX,
  CLAIM_FIGURES,
  CLAIM_NAMES,
  CLAIM_SENTENCES,
  HOURS_TEXTS,
  type ClaimName,
} from './content/claims.ts';
export { PUBLIC_PAGES, SERVICE_SLUGS, type ServiceSlug } from './content/public-pages.ts';
export { FAQ_PAGES, isInEnglish, SITE_TEXTS_MAX, type FaqPage } from './content/site-texts.ts';
export {
  PACKAGE_FIELDS,
  PACKAGE_LINES_MAX,
  packageDuration,
  packagePrice,
} from './validators/package.ts';
export { publicPageAddress, reviewRating, SITE_TEXT_FIELDS } from './validators/site-text.ts';
export { APPOINTMENT_MINUTES, appointmentSlots } from './firm/appointment-slots.ts';
export { isHoliday } from './firm/holidays.ts';
export { findTodaysHours, isOpenAt, type OpeningHours, type SpecialDay } from './firm/opening.ts';
