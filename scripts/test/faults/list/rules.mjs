// @ts-check

/** @type {import('../list.mjs').Fault[]} */
export const rules = [
  {
    name: 'vat-on-the-fees',
    suffering: 'Pays VAT on official fees, which bear none.',
    noticedBy: { unit: 'packages/domain/src/pricing' },
  },
  {
    name: 'half-a-centime-lost',
    suffering: 'Is billed a centime less than the law says, now and then.',
    noticedBy: { unit: 'packages/domain/src/pricing' },
  },
  {
    name: 'option-counted-without-being-offered',
    suffering: 'Pays for a creation that the package does not offer.',
    noticedBy: { unit: 'packages/domain/src/pricing' },
  },
  {
    name: 'month-end-overflows',
    suffering: 'A domiciliation from 31 August ends on a day that does not exist.',
    noticedBy: { unit: 'packages/domain/src/time' },
  },
  {
    name: 'day-of-greenwich',
    suffering: 'An order of half past midnight bears the date of the day before.',
    noticedBy: { unit: 'packages/domain/src/time' },
  },
  {
    name: 'client-cancels-work-in-progress',
    suffering: 'A client cancels what the staff is working on.',
    noticedBy: { unit: 'packages/domain/src/orders' },
  },
  {
    name: 'certificate-cin-of-seven-digits',
    suffering: 'The register refuses the CIN that the site let pass.',
    noticedBy: { unit: 'packages/domain/src/validators' },
  },
  {
    name: 'content-admin-lands-elsewhere',
    suffering: 'A content administrator lands on a page that refuses them.',
    noticedBy: { unit: 'packages/domain/src/access' },
  },
  {
    name: 'partner-sees-every-order',
    suffering: 'A policy lets partners see what belongs to any client.',
    noticedBy: { unit: 'packages/domain/src/access' },
  },
  {
    name: 'expired-on-its-last-day',
    suffering: 'A client reads that their address is lost while it is still good.',
    noticedBy: { unit: 'packages/domain/src/warnings' },
  },
  {
    name: 'quoted-text-changed',
    suffering: 'Reads another sentence than the one the firm agreed on.',
    noticedBy: { unit: 'packages/messages' },
  },
  {
    name: 'login-refusal-in-english',
    suffering: 'A French client reads English when the password is wrong.',
    noticedBy: { unit: 'packages/messages' },
  },
  {
    name: 'money-breaks-its-line',
    suffering: 'An amount stands on one line and its unit on the next.',
    noticedBy: { unit: 'packages/messages' },
  },
  {
    name: 'shares-a-dirham-off',
    suffering: 'A company is created whose shares do not make its capital.',
    noticedBy: { unit: 'packages/domain/src/orders' },
  },
];
