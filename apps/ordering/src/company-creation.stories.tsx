import { createOrder, getFirm, listPackages } from '@tassis/contracts';
import { blankPerson } from '@tassis/order-fields/people';
import { aUser, firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, fieldRefusal, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { area } from './area.tsx';
import { creationVisit } from './features/company-creation/form/records.ts';
import { filledCreation } from './features/company-creation/testing/filled-creation.ts';
import { storeDrafts } from './testing/stored-drafts.ts';

const meta = {
  title: 'Écrans/Commande/Création de société',
  id: 'écrans-création-de-société',
  component: AreaScreen,
  // The parts of this screen have pictures of their own.
  parameters: screenParameters(
    'Les cinq étapes d’une création de société. Chaque marque vient de ce qui est saisi, par la règle même du serveur ; une étape incomplète mène à ses champs ; rien de ce qui est tapé ne se perd.',
  ),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

function anApi(): FakeApi {
  const api = new FakeApi()
    .on(getFirm, () => firmAnswer())
    .on(listPackages, () => packagesAnswer());
  storeDrafts(api);
  return api;
}

type Play = NonNullable<Story['play']>;
type Snapshot = ReturnType<typeof filledCreation>;

/** The wizard at a step, with the form that this tab has stored. */
function at(step: number, stored: Snapshot | null, code = 'COMBO12') {
  return {
    args: { area, at: `/company-creation?package=${code}&etape=${step}`, api: anApi() },
    beforeEach: () => {
      const { typing, draft } = creationVisit.records;
      creationVisit.close();
      draft.remove();
      if (stored === null) typing.remove();
      else typing.write(stored);
      return () => {
        typing.remove();
        creationVisit.close();
      };
    },
  };
}

/** Waits for the title of a step. */
const standsAt =
  (title: string): Play =>
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: title });
  };

const onSubmit =
  (title: string, button: string): Play =>
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: title });
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await expect(await canvas.findByRole('alert', { name: /^(?:Veuillez|Votre)/u })).toHaveFocus();
  };

export const Certificate: Story = {
  ...at(1, null),
  name: 'Étape 1, la question',
  play: standsAt('Certificat'),
};

export const CertificateGiven: Story = {
  ...at(1, null),
  name: 'Étape 1, avec un certificat',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Certificat' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Oui' }));
    await canvas.findByLabelText('Numéro du certificat');
  },
};

export const NamesRefused: Story = {
  ...at(1, null),
  name: 'Étape 1, incomplète',
  tags: ['long'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('heading', { level: 2, name: 'Certificat' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Non' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }));
    await expect(await canvas.findByRole('alert', { name: /^Veuillez/u })).toHaveFocus();
  },
};

export const Seat: Story = {
  ...at(2, filledCreation({ step: 2 })),
  name: 'Étape 2, siège de la domiciliation',
  tags: ['long'],
  play: standsAt('Adresse'),
};

export const OwnSeat: Story = {
  ...at(2, filledCreation({ step: 2 }), 'CC_PREMIUM'),
  name: 'Étape 2, siège à choisir',
  play: standsAt('Adresse'),
};

const noSeat = filledCreation({ step: 2 });
export const SeatRefused: Story = {
  ...at(2, { ...noSeat, seat: { ...noSeat.seat, addressType: '', capital: null } }, 'CC_PREMIUM'),
  name: 'Étape 2, refusée',
  play: onSubmit('Adresse', 'Suivant'),
};

export const NoAssociate: Story = {
  ...at(3, filledCreation({ step: 3, people: 0, capital: 100_000 })),
  name: 'Étape 3, sans associé',
  play: standsAt('Associés'),
};

export const Associates: Story = {
  ...at(3, filledCreation({ step: 3 })),
  name: 'Étape 3, une personne et une société validées',
  play: standsAt('Associés'),
};

export const AssociatesOpen: Story = {
  ...at(3, filledCreation({ step: 3, areLocked: false, capital: 120_000 })),
  name: 'Étape 3, une personne et une société ouvertes, il manque une part du capital',
  tags: ['long'],
  play: standsAt('Associés'),
};

export const AssociatesRefused: Story = {
  ...at(3, filledCreation({ step: 3, areLocked: false, capital: 120_000 })),
  name: 'Étape 3, refusée',
  play: onSubmit('Associés', 'Suivant'),
};

const onPress =
  (button: string, question: RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await canvas.findByRole('alertdialog', { name: question });
  };

export const FewerAssociates: Story = {
  ...at(3, filledCreation({ step: 3 })),
  name: 'Étape 3, un associé de moins, à confirmer',
  play: onPress('Un associé de moins', /^Retirer un associé/),
};

export const AssociateRemoved: Story = {
  ...at(3, filledCreation({ step: 3, people: 1, areLocked: false })),
  name: 'Étape 3, un associé à retirer, à confirmer',
  play: onPress('Retirer Associé 1', /^Retirer un associé/),
};

export const AssociateOfAnotherType: Story = {
  ...at(3, filledCreation({ step: 3, people: 1, areLocked: false })),
  name: 'Étape 3, un associé d’un autre type, à rétablir',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Morale' }));
    await canvas.findByRole('button', { name: 'Rétablir' });
  },
};

export const Managers: Story = {
  ...at(4, filledCreation({ step: 4, externals: 1 })),
  name: 'Étape 4, un gérant externe',
  play: standsAt('Gérants'),
};

const ofPeople = filledCreation({ step: 4, externals: 1 });
const blankManager = { isLocked: false, values: blankPerson };
export const ManagersRefused: Story = {
  ...at(4, { ...ofPeople, externalManagers: [...ofPeople.externalManagers, blankManager] }),
  name: 'Étape 4, refusée',
  tags: ['long'],
  play: onSubmit('Gérants', 'Suivant'),
};

const ofACompany = filledCreation({ step: 4, capital: 40_000 });
export const NoManager: Story = {
  ...at(4, { ...ofACompany, associates: ofACompany.associates.slice(1) }),
  name: 'Étape 4, personne n’est gérant',
  play: standsAt('Gérants'),
};

/** Scrolls to the end, because on a phone the buttons otherwise cover a part of the page. */
const readToTheEnd =
  (title: string): Play =>
  async (context) => {
    await standsAt(title)(context);
    window.scrollTo(0, document.body.scrollHeight);
  };

export const Summary: Story = {
  ...at(5, filledCreation({ externals: 1 })),
  name: 'Étape 5, résumé',
  tags: ['long'],
  play: readToTheEnd('Résumé'),
};

const inEnglish = at(5, filledCreation());
export const SummaryInEnglish: Story = {
  ...inEnglish,
  args: { ...inEnglish.args, locale: 'en' },
  globals: { locale: 'en' },
  name: 'Étape 5, en anglais',
  play: readToTheEnd('Summary'),
};

const ofClient = at(5, filledCreation());
export const RefusedByTheServer: Story = {
  ...ofClient,
  args: {
    ...ofClient.args,
    api: anApi().on(createOrder, () =>
      fieldRefusal({ 'services.0.data.firstAppelation': ['Nom réservé.'] }),
    ),
    user: aUser('client'),
  },
  name: 'Étape 5, refusée par le serveur',
  play: onSubmit('Résumé', 'Soumettre'),
};

const ofStaff = at(1, null);
export const OfStaff: Story = {
  ...ofStaff,
  args: { ...ofStaff.args, user: aUser('admin') },
  name: 'Étape 1, vue par le personnel',
  play: async ({ canvas }) => {
    await canvas.findByText('Ce compte ne peut pas commander');
  },
};

export const FiftyAssociates: Story = {
  ...at(3, filledCreation({ step: 3, people: 50 })),
  name: 'Étape 3, cinquante associés',
  play: standsAt('Associés'),
};
