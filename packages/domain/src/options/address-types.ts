/** A company has its seat with the firm, or at an address of its own. */
export const ADDRESS_TYPES = ['domiciliation', 'address'] as const;

export type AddressType = (typeof ADDRESS_TYPES)[number];

/** The address of a company with its seat with the firm, fixed in the form. */
export const DOMICILIATION_ADDRESS = 'Meknes, Mabroka';
