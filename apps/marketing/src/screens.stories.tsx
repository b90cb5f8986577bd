import {
  createCallbackRequest,
  getFirm,
  listAppointmentSlots,
  listPackages,
} from '@tassis/contracts';
import { firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import { firstQuestions } from '@tassis/domain/first-questions';
import { AreaScreen, FakeApi, refusal, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { area } from './area.tsx';

const meta = {
  title: 'Écrans/Site public/Les pages',
  id: 'écrans-site-public',
  tags: ['long'],
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters(
    'Les pages publiques de la zone « Site public », sans leur en-tête ni leur pied : ils sont au cadre du site. Elles se lisent sans script.',
  ),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const slots = ['2026-11-30', '2026-12-01'].flatMap((day) =>
  ['09:00', '09:30', '10:00', '10:30', '11:00', '14:00', '14:30', '16:30'].map(
    (time) => `${day}T${time}:00+01:00`,
  ),
);

/** The fake API of the site, with these half hours for a call. */
const withSlots = (data: string[]) =>
  new FakeApi()
    .on(getFirm, () => firmAnswer({ faq: firstQuestions }))
    .on(listPackages, () => packagesAnswer())
    .on(listAppointmentSlots, () => ({ success: true, data }));

const api = withSlots(slots);

export const Home: Story = {
  name: 'Accueil',
  args: { area, at: '/', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findAllByText(/MAD/);
  },
};

export const Privacy: Story = {
  name: 'Confidentialité',
  args: { area, at: '/privacy', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Vos droits' });
    await canvas.findByText('Tassis Conseil SARL');
  },
};

export const About: Story = {
  name: 'À propos',
  args: { area, at: '/about', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findByText(/^Qui s’occupera de mon dossier/);
  },
};

export const Contact: Story = {
  name: 'Contact',
  args: { area, at: '/contact', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'Envoyez-nous un message' });
    await canvas.findByText(/Ouvert maintenant|Fermé en ce moment/);
  },
};

const chooseHalfHour = async ({ canvas, userEvent }: StoryContext): Promise<void> => {
  await canvas.findByRole('option', { name: 'lundi 30 novembre' });
  const when = canvas.getByRole('combobox', { name: 'Quand vous appeler\u202F?' });
  await userEvent.selectOptions(when, 'lundi 30 novembre');
  await userEvent.click(canvas.getByLabelText('10:30'));
};

const book = async (context: StoryContext): Promise<void> => {
  const { canvas, userEvent } = context;
  await chooseHalfHour(context);
  // The form for messages, above this one, has fields with the same labels.
  const field = (name: RegExp) => canvas.getAllByLabelText(name).at(-1) ?? context.canvasElement;
  await userEvent.type(field(/Téléphone/), '0612345678');
  await userEvent.type(field(/Adresse e-mail/), 'salma@example.ma');
  await userEvent.click(canvas.getByRole('button', { name: 'Réserver cette demi-heure' }));
};

export const ChosenHalfHour: Story = {
  name: 'Contact, une demi-heure choisie',
  args: { area, at: '/contact', api },
  play: chooseHalfHour,
};

export const BookedHalfHour: Story = {
  name: 'Contact, une demi-heure réservée',
  args: {
    area,
    at: '/contact',
    api: withSlots(slots).on(createCallbackRequest, () => ({
      success: true,
      data: { id: '1', slot: slots[3], calendar: 'BEGIN:VCALENDAR' },
    })),
  },
  play: async (context) => {
    await book(context);
    await context.canvas.findByText(/C’est réservé/);
  },
};

export const TakenHalfHour: Story = {
  name: 'Contact, une demi-heure prise entre-temps',
  args: {
    area,
    at: '/contact',
    api: withSlots(slots).on(createCallbackRequest, () =>
      refusal(409, 'slot_taken', 'Cette demi-heure vient d’être réservée par quelqu’un d’autre.'),
    ),
  },
  play: async (context) => {
    await book(context);
    await context.canvas.findAllByText(/vient d’être réservée/);
  },
};

export const NoHalfHour: Story = {
  name: 'Contact, aucune demi-heure libre',
  args: { area, at: '/contact', api: withSlots([]) },
  play: async ({ canvas }) => {
    await canvas.findByText(/Aucune demi-heure n’est libre/);
  },
};

export const HalfHoursFailed: Story = {
  name: 'Contact, demi-heures pas chargées',
  args: {
    area,
    at: '/contact',
    api: withSlots([]).on(listAppointmentSlots, () => refusal(429, 'too_many_requests')),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Les heures libres ne se chargent pas/);
  },
};

export const Services: Story = {
  name: 'Services',
  args: { area, at: '/services', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findAllByText(/MAD/);
  },
};

export const ServicePage: Story = {
  name: 'Un service commandé en ligne',
  args: { area, at: '/services/creation-de-societe', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Service 100% en ligne' });
    await canvas.findByText('500+');
  },
};

export const OfflineServicePage: Story = {
  name: 'Un service sur devis',
  args: { area, at: '/services/offline/formation-stage', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'Demander un devis' });
    await canvas.findByRole('link', { name: 'WhatsApp' });
  },
};

export const UnknownService: Story = {
  name: 'Un service qui n’existe pas',
  args: { area, at: '/services/plomberie', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Service non trouvé' });
  },
};

export const Blog: Story = {
  name: 'Blog',
  args: { area, at: '/blog', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: /réserver le nom de sa société/ });
  },
};

export const Article: Story = {
  name: 'Article',
  args: { area, at: '/blog/cout-premiere-annee', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Sources' });
    await canvas.findByText('Annonce légale');
  },
};

export const Team: Story = {
  name: 'Équipe',
  args: { area, at: '/team', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 3, name: 'Les formalités' });
  },
};

export const Careers: Story = {
  name: 'Carrières',
  args: { area, at: '/careers', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Écrire à/ });
  },
};

export const Testimonials: Story = {
  name: 'Témoignages',
  args: { area, at: '/testimonials', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: '13 avis' });
    await canvas.findByText('Sanaa Idrissi');
  },
};

const calculated = async ({ canvas }: StoryContext): Promise<void> => {
  await canvas.findByRole('heading', { level: 1 });
  await canvas.findByText('Total TTC');
};

export const Packages: Story = {
  name: 'Forfaits, comparer et calculer',
  args: { area, at: '/forfaits', api },
  play: calculated,
};

export const PackagesOption: Story = {
  name: 'Forfaits, une création en option',
  args: { area, at: '/forfaits?besoin=domiciliation&mois=24&option=1&forme=SARL+AU', api },
  play: calculated,
};

export const PackagesCertificate: Story = {
  name: 'Forfaits, un certificat négatif',
  args: { area, at: '/forfaits?besoin=certificat', api },
  play: calculated,
};

export const Legal: Story = {
  name: 'Mentions légales',
  tags: ['!long'],
  args: { area, at: '/legal', api },
  play: async ({ canvas }) => {
    await canvas.findByText('Tassis Conseil SARL');
  },
};

export const Terms: Story = {
  name: 'Conditions générales',
  tags: ['!long'],
  args: { area, at: '/terms', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const Cookies: Story = {
  name: 'Cookies',
  tags: ['!long'],
  args: { area, at: '/cookies', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const UnknownServicePath: Story = {
  name: 'Une adresse inconnue sous les services',
  tags: ['!long'],
  args: { area, at: '/services/nos/tarifs', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Service non trouvé' });
  },
};

export const MissingArticle: Story = {
  name: 'Un article qui n’existe pas',
  tags: ['!long'],
  args: { area, at: '/blog/introuvable', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const UnknownArticlePath: Story = {
  name: 'Une adresse inconnue sous le blog',
  tags: ['!long'],
  args: { area, at: '/blog/nos/articles', api },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};
