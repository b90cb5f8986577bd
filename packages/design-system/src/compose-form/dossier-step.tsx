import { Button } from '../button/button.tsx';
import { DateField } from '../date-field/date-field.tsx';
import type { SummaryError } from '../error-summary/error-summary.tsx';
import { FileUpload } from '../file-upload/file-upload.tsx';
import { sampleTexts } from '../file-upload/file-upload.samples.ts';
import { FormSection } from '../form-section/form-section.tsx';
import { PlusIcon } from '../icons/plus.tsx';
import { Cluster, Stack } from '../layout/layout.tsx';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import {
  DURATIONS,
  emptyManager,
  findError,
  TODAY,
  type Dossier,
  type Manager,
} from './dossier.ts';
import { ManagerCard } from './manager-card.tsx';

type DossierStepProps = {
  dossier: Dossier;
  problems: readonly SummaryError[];
  onChange: (dossier: Dossier) => void;
};

/** The questions of the example, in three groups. */
export function DossierStep({ dossier, problems, onChange }: DossierStepProps) {
  const set = (part: Partial<Dossier>) => onChange({ ...dossier, ...part });
  const wiring = (id: string) => ({ id, name: id, error: findError(problems, id) });
  return (
    <div>
      <FormSection
        headingLevel={3}
        title="Société"
        description="Comme sur le certificat négatif."
        aside={<p>L’ICE figure en haut du certificat : quinze chiffres, sans espaces.</p>}
      >
        <TextInput
          {...wiring('companyName')}
          label="Nom de la société"
          value={dossier.companyName}
          onChange={(event) => set({ companyName: event.currentTarget.value })}
        />
        <TextInput
          {...wiring('ice')}
          label="ICE"
          inputMode="numeric"
          value={dossier.ice}
          onChange={(event) => set({ ice: event.currentTarget.value })}
        />
        <FileUpload
          {...wiring('certificate')}
          label="Certificat négatif"
          hint="Un PDF de 5 Mo au plus."
          texts={sampleTexts}
          {...(dossier.certificate ? { known: dossier.certificate } : {})}
          onFile={(file) => set({ certificate: file })}
        />
      </FormSection>
      <FormSection
        headingLevel={3}
        title="Domiciliation"
        description="Le contrat court du premier jour à la fin du dernier mois."
        columns
      >
        <DateField
          {...wiring('startDate')}
          label="Date de début"
          range="future"
          today={TODAY}
          value={dossier.startDate}
          onChange={(event) => set({ startDate: event.currentTarget.value })}
        />
        <Select
          {...wiring('duration')}
          label="Durée"
          hint="Douze mois sont compris dans votre offre."
          options={DURATIONS}
          value={dossier.duration}
          onChange={(event) => set({ duration: event.currentTarget.value })}
        />
      </FormSection>
      <FormSection
        headingLevel={3}
        title="Gérants"
        description="Au moins un. Chacun se valide à part."
      >
        <Managers
          managers={dossier.managers}
          problems={problems}
          onChange={(managers) => set({ managers })}
        />
      </FormSection>
    </div>
  );
}

type ManagersProps = {
  managers: readonly Manager[];
  problems: readonly SummaryError[];
  onChange: (managers: readonly Manager[]) => void;
};

function Managers({ managers, problems, onChange }: ManagersProps) {
  return (
    <Stack>
      <Stack as="ul">
        {managers.map((manager, index) => (
          <ManagerCard
            key={manager.key}
            number={index + 1}
            manager={manager}
            error={findError(problems, `${manager.key}-firstName`)}
            onChange={(next) => onChange(managers.with(index, next))}
            onRemove={
              managers.length > 1 ? () => onChange(managers.toSpliced(index, 1)) : undefined
            }
          />
        ))}
      </Stack>
      <Cluster>
        <Button
          iconStart={<PlusIcon />}
          onClick={() => onChange([...managers, emptyManager(managers.length + 1)])}
        >
          Ajouter un gérant
        </Button>
      </Cluster>
    </Stack>
  );
}
