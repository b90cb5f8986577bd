import { DEFAULT_IDENTIFICATION_TYPE, type CompanyForm } from '@tassis/domain';
import { NO_NUMBER, type IdentificationValues } from '../../form/identification-values.ts';

/** What a negative certificate asks, by wire name, in the order of the page. '' is nothing typed or chosen. */
export type CertificateValues = IdentificationValues & {
  firstName: string;
  lastName: string;
  formJuridique: CompanyForm | '';
  ville: string;
  firstAppelation: string;
  secoundAppelation: string;
  thirdAppelation: string;
  activity: string;
};

export const blankCertificate: CertificateValues = {
  firstName: '',
  lastName: '',
  identificationType: DEFAULT_IDENTIFICATION_TYPE,
  ...NO_NUMBER,
  formJuridique: '',
  ville: '',
  firstAppelation: '',
  secoundAppelation: '',
  thirdAppelation: '',
  activity: '',
};
