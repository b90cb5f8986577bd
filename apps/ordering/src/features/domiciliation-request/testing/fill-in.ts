import { moroccanDay } from '@tassis/domain';
import { aPdf } from '@tassis/testing/builders';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { card, choose, field, person, put } from '../../../testing/controls.ts';
import { domiciliationVisit } from '../form/records.ts';

export const company = {
  'Numéro de la pièce d’identité': 'AB123456',
  'Nom de la société': 'Atlas Conseil',
  ICE: '001561191000066',
};

/** Today as the page formats days. */
function todayTyped(): string {
  return moroccanDay(new Date()).split('-').toReversed().join('/');
}

/** Chooses the certificate's file. */
export async function putCertificate(name = 'certificat.pdf'): Promise<void> {
  const bytes = Uint8Array.from(atob(aPdf()), (character) => character.codePointAt(0) ?? 0);
  const file = new File([bytes], name, { type: 'application/pdf', lastModified: 1000 });
  fireEvent.change(field('Certificat négatif'), { target: { files: [file] } });
  await waitFor(() => {
    const { file: held } = domiciliationVisit.open().members.negativeCertificate;
    expect(held).toMatchObject({ name, content: aPdf() });
  });
}

/** Fills in the form in the order of the page, with days and numbers as the page formats them. */
export async function fillInRequest(): Promise<void> {
  put({ 'Date de début': todayTyped(), ...company });
  await putCertificate();
  const manager = card('Gérant 1');
  choose('Femme', manager);
  put(person, manager);
}
