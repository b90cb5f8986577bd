import type { OrderManager } from '@tassis/contracts';
import type { associates, managers } from '../../database/schema/index.ts';

export type ManagerRow = typeof managers.$inferSelect;
export type AssociateRow = typeof associates.$inferSelect;

type PersonRow = Pick<ManagerRow, Exclude<keyof ManagerRow & keyof AssociateRow, 'position'>>;

/** Somebody who manages, by the wire's names. */
export function toManager(row: PersonRow): OrderManager {
  return {
    id: row.id,
    firstName: given(row.firstName),
    lastName: given(row.lastName),
    sex: row.sex,
    birthDate: row.birthDate,
    placeOfBirth: given(row.birthPlace),
    address: given(row.address),
    city: given(row.city),
    nationality: given(row.nationality),
    identificationType: row.identificationType,
    cin: row.nationalIdNumber,
    passport: row.passportNumber,
    carteSejour: row.residenceCardNumber,
    email: given(row.email),
    phone: given(row.phone),
  };
}

/** The columns of one table serve persons and companies, so each of them may be empty. */
export function given(value: string | null): string {
  return value ?? '';
}
