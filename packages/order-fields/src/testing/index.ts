import { en as certificateEn } from '../messages/certificate/en.ts';
import { fr as certificate } from '../messages/certificate/fr.ts';
import { en as creationEn } from '../messages/creation/en.ts';
import { fr as creation } from '../messages/creation/fr.ts';
import { en as domiciliationEn } from '../messages/domiciliation/en.ts';
import { fr as domiciliation } from '../messages/domiciliation/fr.ts';
import { en as fileEn } from '../messages/file/en.ts';
import { fr as file } from '../messages/file/fr.ts';
import { en as formEn } from '../messages/form/en.ts';
import { fr as form } from '../messages/form/fr.ts';
import { en as peopleEn } from '../messages/people/en.ts';
import { fr as people } from '../messages/people/fr.ts';
import { en as staffEn } from '../messages/staff/en.ts';
import { fr as staff } from '../messages/staff/fr.ts';

export { aCertificateRequest } from '../certificate/testing/a-certificate-request.ts';
export { anOrderForm } from '../form/testing/an-order-form.ts';

/** The texts of all fields, by catalogue and language. */
export const fieldTexts = {
  certificate: { fr: certificate, en: certificateEn },
  creation: { fr: creation, en: creationEn },
  domiciliation: { fr: domiciliation, en: domiciliationEn },
  file: { fr: file, en: fileEn },
  form: { fr: form, en: formEn },
  people: { fr: people, en: peopleEn },
  staff: {
    fr: {
      certificate: staff.certificate(certificate),
      creation: staff.creation(creation),
      domiciliation: staff.domiciliation(domiciliation),
    },
    en: {
      certificate: staffEn.certificate(certificateEn),
      creation: staffEn.creation(creationEn),
      domiciliation: staffEn.domiciliation(domiciliationEn),
    },
  },
};
