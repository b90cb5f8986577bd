export {
  aClient,
  aContentAdmin,
  anAdmin,
  aPartner,
  DEMO_PASSWORD,
  demoAccounts,
} from './accounts.ts';
export type {
  AdminAccount,
  ClientAccount,
  ContentAdminAccount,
  PartnerAccount,
} from './accounts.ts';
export { aManager, aMoralAssociate, aPhysicalAssociate } from './associates.ts';
export { certificateData, companyCreationData } from './company-creation.ts';
export { domiciliationData } from './domiciliation.ts';
export { firmRecord, pricingSettings, settingsRecords, siteTexts } from './firm.ts';
export type { FirmRecord } from './firm.ts';
export { anOrder, negativeCertificateData } from './order.ts';
export type { OrderBody } from './order.ts';
export { aPackage } from './package.ts';
export type { PackageDraft } from './package.ts';
export { aPdf } from './pdf.ts';
export { aPerson } from './person.ts';
export type { Person } from './person.ts';
export { seeded } from './random.ts';
export type { Random } from './random.ts';
export { aRegistration } from './registration.ts';
export type { RegistrationBody } from './registration.ts';
export { samplePackages } from './sample-packages.ts';
export { samplePackagesInEnglish } from './sample-packages-in-english.ts';
export { aCallbackRequest, aContactSubmission, aSubscription } from './visitor-forms.ts';
export type { CallbackBody, ContactBody, SubscriptionBody } from './visitor-forms.ts';
