import type { DateFieldWords } from '../words.ts';

export const fr: DateFieldWords = {
  format: 'jj/mm/aaaa',
  calendar: 'Ouvrir le calendrier',
  unreadable: (format) => `Cette date n’est pas valide. Écrivez-la comme ${format}.`,
  missing: 'Cette date n’est pas valide. Elle n’existe pas\u202F: vérifiez le jour et le mois.',
  between: (first, last) => `Du ${first} au ${last}.`,
  from: (first) => `À partir du ${first}.`,
  until: (last) => `Jusqu’au ${last}.`,
};
