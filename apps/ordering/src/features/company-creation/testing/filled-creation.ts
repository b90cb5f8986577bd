import { blankAssociate, type AssociateValues } from '@tassis/order-fields/creation';
import { wizardForm, type WizardForm } from '../form/wizard-form.ts';

const salma: AssociateValues = {
  ...blankAssociate,
  sex: 'Female',
  firstName: 'Salma',
  lastName: 'El Amrani',
  birthDate: '1990-05-17',
  placeOfBirth: 'Fès',
  cin: 'AB123456',
  email: 'salma@example.com',
  phone: '0612345678',
  address: '12, rue Tarik',
  contributionTypes: ['Numerical'],
  numerical_amount: 6_000_000,
};

const rif: AssociateValues = {
  ...blankAssociate,
  associateType: 'moral',
  companyName: 'Rif Invest',
  acronym: 'RIF',
  legalStatus: 'SARL',
  capital: 5_000_000,
  commercialRegisterNumber: '12345',
  address: '3, avenue Hassan II',
  contributionTypes: ['nonNumerical'],
  description: 'Un véhicule utilitaire',
  contribution_valorisation: 4_000_000,
};

type Filling = {
  /** The current step. Default: the last. */
  step?: number;
  /** The number of people with equal contributions. Default: one person and one company. */
  people?: number;
  externals?: number;
  /** Whether the cards of the associates are validated. Default: true. */
  areLocked?: boolean;
  /** The capital in dirhams. Default: the sum of the contributions. */
  capital?: number;
};

/** A stored company creation without a certificate. */
export function filledCreation(filling: Filling = {}): ReturnType<WizardForm['snapshot']> {
  const { step = 5, people, externals = 0, areLocked = true, capital } = filling;
  const form = wizardForm();
  const { progress, naming, seat, holder, associates, externalManagers } = form.members;
  progress.change((values) => ({ ...values, step, reached: step }));
  naming.change((values) => ({
    ...values,
    haveCertificate: 'no',
    firstAppelation: 'Atlas Conseil',
    secoundAppelation: 'Rif Conseil',
    thirdAppelation: 'Saïss Conseil',
    activity: 'Conseil de gestion',
  }));
  const sum = people === undefined ? 100_000 : people * 60_000;
  seat.change((values) => ({
    ...values,
    addressType: 'domiciliation',
    capital: (capital ?? sum) * 100,
  }));
  const owners = people === undefined ? [salma, rif] : Array.from({ length: people }, () => salma);
  associates.load(owners.map((values) => ({ isLocked: areLocked, values })));
  holder.set('negativeCertificateAssociate', '0');
  externalManagers.load(
    Array.from({ length: externals }, () => ({ isLocked: true, values: salma })),
  );
  return form.snapshot();
}
