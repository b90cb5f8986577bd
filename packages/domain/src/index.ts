export { mayCancelOrder, mayPlaceOrder, maySeeOrder } from './access/policies.ts';
export type { Actor, OwnedOrder } from './access/policies.ts';
export { isRole, landingPathOf, ROLES } from './access/roles.ts';
export type { Role } from './access/roles.ts';
export { CITIES, isCityName } from './options/cities.ts';
export type { City } from './options/cities.ts';
export { COMPANY_FORMS, isCompanyForm } from './options/company-forms.ts';
export type { CompanyForm } from './options/company-forms.ts';
export { IDENTIFICATION_TYPES, identificationFieldOf } from './options/identification-types.ts';
export type { IdentificationField, IdentificationType } from './options/identification-types.ts';
export { SERVICE_TYPES } from './options/service-types.ts';
export type { ServiceType } from './options/service-types.ts';
export { beneficiaryOf } from './orders/beneficiary.ts';
export type { Beneficiary, WireBeneficiary } from './orders/beneficiary.ts';
export {
  DEFAULT_IDENTIFICATION_TYPE,
  normalizeNegativeCertificate,
} from './orders/negative-certificate.ts';
export type {
  NegativeCertificateData,
  NegativeCertificateInput,
} from './orders/negative-certificate.ts';
export { isFinal, mayMoveOrder, nextStatuses, ORDER_STATUSES } from './orders/status.ts';
export type { OrderStatus } from './orders/status.ts';
export { centimesOf, madOf, rateOf } from './pricing/money.ts';
export type { Centimes } from './pricing/money.ts';
export { FEE_CODES, quoteNegativeCertificate, quotePackage } from './pricing/quote.ts';
export type { Fee, FeeCode, PackageTerms, PricingSettings, Quote } from './pricing/quote.ts';
export { moroccanDay, startOfMoroccanDay } from './time/moroccan-day.ts';
export {
  contactEmail,
  contactMessage,
  contactName,
  contactPhone,
  contactSubject,
} from './validators/contact.ts';
export { canonicalEmail, emailAddress } from './validators/email.ts';
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
export { NEWSLETTER_EMAIL_PATTERN, newsletterEmail } from './validators/newsletter.ts';
export { newPassword, passwordConfirmation } from './validators/password.ts';
export { registrationPhone } from './validators/phone.ts';
export {
  firstRegistrationViolation,
  registrationFirstName,
  registrationLastName,
} from './validators/registration.ts';
export type { FieldViolation, RegistrationFields } from './validators/registration.ts';
export { lineOfText, noArabic, paragraph } from './validators/text.ts';
export { firstViolation, isViolationCode, VIOLATION_CODES } from './validators/violation.ts';
export type { Validator, Violation, ViolationCode } from './validators/violation.ts';
