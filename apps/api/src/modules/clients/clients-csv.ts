import { listAdminClients } from '@tassis/contracts';
import { moroccanDay } from '@tassis/domain';
import { defineCsvExport, createPageReader } from '../../downloads/csv-export.ts';
import { keyOfClient, listOfClients, readClients } from './client-list.repository.ts';

/** The CSV of clients. */
export const clientsCsv = defineCsvExport({
  contract: listAdminClients,
  words: {
    fr: {
      file: 'clients',
      columns: [
        ['Prénom', 'Nom', 'Société', 'ICE', 'Adresse', 'Ville', 'Email', 'Téléphone'],
        ['Client depuis'],
      ].flat(),
    },
    en: {
      file: 'clients',
      columns: [
        ['First name', 'Last name', 'Company', 'ICE', 'Address', 'City', 'Email', 'Phone'],
        ['Client since'],
      ].flat(),
    },
  },
  buildList: listOfClients,
  read: createPageReader(readClients),
  getKey: keyOfClient,
  cells: ({ client, user }) => [
    client.firstName,
    client.lastName,
    client.companyName,
    client.ice,
    client.address,
    client.city,
    user.email,
    client.phone,
    moroccanDay(client.createdAt),
  ],
});
