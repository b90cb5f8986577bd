/**
 * On the negative certificate the wire name `firstName` is the field labelled 'Nom du bénéficiaire',
 * which is the FAMILY name, and `lastName` is 'Prénom du bénéficiaire', the GIVEN name. This is the
 * one place that says so; everywhere else a `firstName` is a given name.
 */
export type WireBeneficiary = { readonly firstName: string; readonly lastName: string };

export type Beneficiary = { readonly familyName: string; readonly givenName: string };

/** Reads the two wire fields for what they mean. */
export function toBeneficiary(wire: WireBeneficiary): Beneficiary {
  return { familyName: wire.firstName, givenName: wire.lastName };
}
