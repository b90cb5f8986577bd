import { longDay } from '../date-field/date-words.ts';
import type { SummaryError } from '../error-summary/error-summary.tsx';
import type { FileFacts } from '../file-upload/file-row.tsx';

/** A manager of the company of the example. */
export type Manager = {
  key: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  cin: string;
  validated: boolean;
};

/** The answers of the example's form. */
export type Dossier = {
  companyName: string;
  ice: string;
  certificate: FileFacts | null;
  startDate: string;
  duration: string;
  managers: readonly Manager[];
};

export const TODAY = '2026-11-21';

export const DURATIONS = ['6', '12', '18', '24', '30', '36', '48'].map((months) => ({
  value: months,
  label: `${months} mois`,
}));

export function emptyManager(number: number): Manager {
  const key = `gerant-${number}`;
  return { key, firstName: '', lastName: '', birthDate: '', cin: '', validated: false };
}

export const EMPTY_DOSSIER: Dossier = {
  companyName: '',
  ice: '',
  certificate: null,
  startDate: '',
  duration: '12',
  managers: [emptyManager(1)],
};

/** Returns the errors of the dossier in the order of the fields; `fieldId` is the control's id. */
export function findProblems(dossier: Dossier): SummaryError[] {
  const found: SummaryError[] = [];
  const check = (isRight: boolean, fieldId: string, message: string) => {
    if (!isRight) found.push({ fieldId, message });
  };
  check(dossier.companyName.trim() !== '', 'companyName', 'Nom de la société requis');
  check(/^\d{15}$/u.test(dossier.ice), 'ice', 'ICE doit contenir 15 caractères');
  check(dossier.certificate !== null, 'certificate', 'Certificat négatif requis');
  check(dossier.startDate >= TODAY, 'startDate', 'Date de début requise, à partir d’aujourd’hui');
  for (const [index, manager] of dossier.managers.entries()) {
    check(manager.validated, `${manager.key}-firstName`, `Gérant ${index + 1} à valider`);
  }
  return found;
}

/** Returns the errors of a manager. */
export function findManagerProblems(manager: Manager): SummaryError[] {
  const wrong = [
    { key: 'firstName', isWrong: manager.firstName.trim() === '', message: 'Le prénom est requis' },
    { key: 'lastName', isWrong: manager.lastName.trim() === '', message: 'Le nom est requis' },
    { key: 'birthDate', isWrong: manager.birthDate === '', message: 'La date est requise' },
    {
      key: 'cin',
      isWrong: !/^[A-Z]{1,2}\d{6}$/u.test(manager.cin),
      message: 'Format CIN invalide (ex: AB123456)',
    },
  ];
  return wrong
    .filter(({ isWrong }) => isWrong)
    .map(({ key, message }) => ({ fieldId: `${manager.key}-${key}`, message }));
}

export function findError(problems: readonly SummaryError[], fieldId: string): string | undefined {
  return problems.find((problem) => problem.fieldId === fieldId)?.message;
}

/** '2026-12-01' → '1er décembre 2026'. */
export function dayOrNone(day: string): string {
  return day === '' ? 'Non renseignée' : longDay(day, 'fr');
}
