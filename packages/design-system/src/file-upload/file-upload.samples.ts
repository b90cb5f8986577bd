import type { FileUploadTexts } from './file-upload-texts.ts';

/** The French texts of stories and tests. */
export const sampleTexts: FileUploadTexts = {
  choose: 'Choisir un PDF',
  replace: 'Remplacer',
  remove: 'Supprimer',
  cancel: 'Annuler l’envoi',
  again: 'Redonner le fichier',
  drop: 'Déposez le fichier ici, ou choisissez-le.',
  dropNow: 'Lâchez pour l’ajouter.',
  chosen: 'Prêt à être envoyé',
  uploading: 'Envoi en cours',
  done: 'Reçu',
  missing: 'Redonnez le fichier : seul son nom a été gardé.',
  refused: {
    type: ({ name }) => `« ${name} » n’est pas un PDF. Enregistrez le document en PDF.`,
    content: ({ name }) => `« ${name} » porte le nom d’un PDF mais n’en est pas un.`,
    size: ({ name, size, limit }) =>
      `« ${name} » pèse ${size} ; la limite est de ${limit}. Réduisez la qualité de la numérisation.`,
    empty: ({ name }) => `« ${name} » est vide.`,
    several: () => 'Un seul fichier est attendu. Réunissez les pages dans un PDF.',
    unreadable: ({ name }) => `« ${name} » n’a pas pu être lu. Choisissez-le de nouveau.`,
  },
};

/** A file whose first bytes are those of a PDF by default. */
export function samplePdf(name = 'certificat-negatif.pdf', content = '%PDF-1.7\n'): File {
  return new File([content], name, { type: 'application/pdf' });
}
