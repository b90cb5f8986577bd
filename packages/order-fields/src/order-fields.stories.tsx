import { Button, Stack } from '@tassis/design-system';
import { aCreationOrder, aDomiciliationOrder, anOrderAnswer } from '@tassis/testing/answers';
import { companyCreationData, certificateData } from '@tassis/testing/builders';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  CertificateSections,
  toCertificateForm,
  toCertificateWire,
  useCertificateLabels,
} from './certificate/index.ts';
import {
  AssociateList,
  CreationManagers,
  toCreationWire,
  NamingFields,
  toCreationForm,
  SeatFields,
  useCreationLabels,
  type CreationForm,
} from './creation/index.ts';
import {
  toDomiciliationWire,
  toDomiciliationForm,
  DomiciliationSections,
  useDomiciliationLabels,
} from './domiciliation/index.ts';
import {
  attemptSubmit,
  FormErrors,
  type FieldLabels,
  type Members,
  type OrderForm,
} from './form/index.ts';

const description = `
Les champs de ce qu’on commande : la société, ses associés et ses gérants, le certificat négatif, la domiciliation. Ici ils portent une
commande déjà passée, telle que l’API la donne, et rendent ce qui a été corrigé. La commande, sa correction par le client et sa
modification par l’équipe posent les mêmes questions, avec les mêmes règles et les mêmes mots.

- **La fiche d’une commande → un formulaire** : \`toCreationForm\`, \`toDomiciliationForm\`, \`toCertificateForm\`.
- **Ce qui ne va pas** : \`FormErrors\` prend le focus, chaque ligne mène à son champ. Un fichier déjà remis n’est pas redemandé.
- **Un formulaire → ce qu’on envoie** : \`toCreationWire\`, \`toDomiciliationWire\`, \`toCertificateWire\`.

| Touche | Effet |
| --- | --- |
| Entrée | vérifie, depuis un champ ; dans le résumé, va au champ de la ligne |
| Tab | va d’une ligne à l’autre, puis aux champs et au bouton |
`;

type CorrectionProps = { onCorrected: (corrected: unknown) => void };

type StoredProps<Of extends Members> = CorrectionProps & {
  form: OrderForm<Of>;
  labels: FieldLabels;
  toWire: (members: Of) => unknown;
  children: ReactNode;
};

/** A screen for an existing order: it shows the fields and their errors, and sends what was corrected. */
function Stored<Of extends Members>(props: StoredProps<Of>) {
  const { form, labels, toWire, onCorrected, children } = props;
  const [refusals, setRefusals] = useState(0);
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (attemptSubmit(form)) {
      setRefusals(0);
      onCorrected(toWire(form.members));
    } else setRefusals(refusals + 1);
  };
  return (
    <form noValidate aria-label="Correction" onSubmit={check}>
      <Stack gap="l">
        <FormErrors form={form} labels={labels} attempt={refusals} />
        {children}
        <Button type="submit" variant="primary">
          Vérifier
        </Button>
      </Stack>
    </form>
  );
}

type CreationProps = CorrectionProps & {
  fields: (form: CreationForm) => ReactNode;
  isCertified?: boolean;
};

function Creation({ fields, isCertified = false, onCorrected }: CreationProps) {
  const [form] = useState(() => {
    const { services } = aCreationOrder(
      7,
      companyCreationData(isCertified ? certificateData() : {}),
    );
    const company = services.find((service) => service.company)?.company;
    if (company === undefined) throw new Error('No company was ordered');
    return toCreationForm(company);
  });
  return (
    <Stored
      form={form}
      labels={useCreationLabels()}
      toWire={toCreationWire}
      onCorrected={onCorrected}
    >
      {fields(form)}
    </Stored>
  );
}

function Domiciliation({ onCorrected }: CorrectionProps) {
  const [form] = useState(() => {
    const { services } = aDomiciliationOrder(7);
    const ordered = services.find((service) => service.domiciliation)?.domiciliation;
    if (ordered === undefined) throw new Error('No domiciliation was ordered');
    return toDomiciliationForm(ordered);
  });
  const months = Number(form.members.terms.values.duration_months);
  return (
    <Stored
      form={form}
      labels={useDomiciliationLabels()}
      toWire={toDomiciliationWire}
      onCorrected={onCorrected}
    >
      <DomiciliationSections form={form} months={months} />
    </Stored>
  );
}

function Certificate({ onCorrected }: CorrectionProps) {
  const [form] = useState(() => {
    const [service] = anOrderAnswer(7).services;
    if (!service?.negative_certificate_request) throw new Error('No certificate was ordered');
    return toCertificateForm(service.negative_certificate_request);
  });
  return (
    <Stored
      form={form}
      labels={useCertificateLabels()}
      toWire={toCertificateWire}
      onCorrected={onCorrected}
    >
      <CertificateSections form={form} />
    </Stored>
  );
}

const meta: Meta<CorrectionProps> = {
  title: 'Formulaires/Champs d’une commande',
  tags: ['stable'],
  args: { onCorrected: fn() },
  parameters: { docs: { description: { component: description } } },
};

export default meta;
type Story = StoryObj<CorrectionProps>;
type Canvas = StoryContext['canvas'];

const check = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Vérifier' }));

const put = async (canvas: Canvas, label: string, text: string) => {
  const control = canvas.getByLabelText(label);
  await userEvent.clear(control);
  if (text !== '') await userEvent.type(control, text);
};

/** An invalid text shows an error and prevents sending; a valid one is sent. */
const corrects =
  (label: string, right: string, corrected: object): NonNullable<Story['play']> =>
  async ({ canvas, args, step }) => {
    await step('Ce qui ne va pas est dit, et rien ne part', async () => {
      await put(canvas, label, '');
      await check(canvas);
      const summary = await canvas.findByRole('alert', { name: /^Veuillez corriger/u });
      await waitFor(() => expect(summary).toHaveFocus());
      await expect(summary).toHaveTextContent(new RegExp(label, 'iu'));
      await expect(args.onCorrected).not.toHaveBeenCalled();
    });
    await step('Ce qui est corrigé est rendu', async () => {
      await put(canvas, label, right);
      await check(canvas);
      await expect(args.onCorrected).toHaveBeenCalledWith(expect.objectContaining(corrected));
      await waitFor(() => expect(canvas.queryByRole('alert', { name: /^Veuillez/u })).toBeNull());
    });
  };

export const Company: Story = {
  name: 'La société',
  tags: ['long'],
  render: ({ onCorrected }) => (
    <Creation
      isCertified
      onCorrected={onCorrected}
      fields={(form) => (
        <>
          <NamingFields form={form} />
          <SeatFields form={form} isDomiciled={false} />
        </>
      )}
    />
  ),
  play: corrects('Numéro du certificat', '7654321', {
    certificatNumber: '7654321',
    capital: 20_000,
  }),
};

export const Associates: Story = {
  name: 'Les associés et les gérants',
  tags: ['long'],
  render: ({ onCorrected }) => (
    <Creation
      onCorrected={onCorrected}
      fields={(form) => (
        <>
          <AssociateList form={form} />
          <CreationManagers form={form} />
        </>
      )}
    />
  ),
  play: async (context) => {
    const [edit] = context.canvas.getAllByRole('button', { name: /^Modifier/u });
    if (edit !== undefined) await userEvent.click(edit);
    const first = { firstName: 'Nour', numerical_amount: 10_000 };
    const people: unknown = expect.arrayContaining([expect.objectContaining(first)]);
    await corrects('Prénom', 'Nour', { associates: people })(context);
  },
};

export const NegativeCertificate: Story = {
  name: 'Le certificat négatif',
  tags: ['long'],
  render: ({ onCorrected }) => <Certificate onCorrected={onCorrected} />,
  play: corrects('Activité', 'Conseil de gestion', {
    activity: 'Conseil de gestion',
    passport: null,
  }),
};

export const DomiciledCompany: Story = {
  name: 'La domiciliation',
  tags: ['long'],
  render: ({ onCorrected }) => <Domiciliation onCorrected={onCorrected} />,
  play: corrects('Nom de la société', 'Atlas Conseil', {
    companyName: 'Atlas Conseil',
    duration_months: 12,
  }),
};
