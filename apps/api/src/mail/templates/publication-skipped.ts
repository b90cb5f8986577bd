import { formatAppointment } from '@tassis/messages';
import { button, paragraph } from '../mail-text.ts';
import type { Template } from '../template.ts';

export const publicationSkipped: Template<'publication-skipped'> = {
  fr: ({ name, packageId, plannedAt }) => ({
    subject: `Forfait « ${name} » : non publié`,
    blocks: [
      paragraph(
        `Le forfait « ${name} » devait être publié le ${formatAppointment('fr', plannedAt)}. Il ne peut plus l’être : il y manque quelque chose, ou son code est pris par un autre.`,
      ),
      paragraph('Le site n’a pas changé, et le brouillon est conservé.'),
      button('Ouvrir le forfait', editorPath(packageId)),
    ],
  }),
  en: ({ name, packageId, plannedAt }) => ({
    subject: `Package “${name}”: not published`,
    blocks: [
      paragraph(
        `The package “${name}” was to be published on ${formatAppointment('en', plannedAt)}. It cannot be any more: something is missing, or another package has its code.`,
      ),
      paragraph('The site has not changed, and the draft is kept.'),
      button('Open the package', editorPath(packageId)),
    ],
  }),
};

const editorPath = (packageId: string) => `/dashboard/packages/${packageId}/edit`;
