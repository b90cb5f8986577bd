import { listAdminPartners } from '@tassis/contracts';
import { moroccanDay } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { defineCsvExport, createPageReader } from '../../downloads/csv-export.ts';
import { keyOfPartner, listOfPartners, readPartners } from './admin-partner.repository.ts';

/** The CSV of partners and applicants. */
export const partnersCsv = defineCsvExport({
  contract: listAdminPartners,
  words: {
    fr: {
      file: 'comptables',
      columns: [
        ['Cabinet', 'Statut juridique', 'Forme juridique', 'Prénom', 'Nom', 'Email', 'Téléphone'],
        ['État', 'Motif', 'Demandé le', 'Décidé le'],
      ].flat(),
    },
    en: {
      file: 'accountants',
      columns: [
        ['Business', 'Legal status', 'Legal form', 'First name', 'Last name', 'Email', 'Phone'],
        ['Status', 'Reason', 'Asked on', 'Decided on'],
      ].flat(),
    },
  },
  buildList: listOfPartners,
  read: createPageReader(readPartners),
  getKey: keyOfPartner,
  cells: (partner, locale) => [
    partner.businessName,
    partner.legalStatus,
    partner.legalForm,
    partner.firstName,
    partner.lastName,
    partner.email,
    partner.phone,
    getLabel(locale, `partner_status.${partner.status}`),
    partner.review_reason,
    moroccanDay(new Date(partner.created_at)),
    partner.reviewed_at === null ? null : moroccanDay(new Date(partner.reviewed_at)),
  ],
});
