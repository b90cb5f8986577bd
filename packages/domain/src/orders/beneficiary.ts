/**
 * On the negative certificate the wire name `firstName` is the field 'Nom du bénéficiaire', which is the FAMILY name,
 * and `lastName` is 'Prénom du bénéficiaire', the GIVEN name. Everywhere else `firstName` is a given name.
 */
export type WireBeneficiary = { readonly firstName: string; readonly lastName: string };

export type Beneficiary = { readonly familyName: string; readonly givenName: string };

/** Maps the two wire fields to their meaning. */
export function toBeneficiary(wire: WireBeneficiary): Beneficiary {
  return { familyName: wire.firstName, givenName: wire.lastName };
}
