import { RecapSection } from '../recap-section/recap-section.tsx';
import { dayOrNone, type Dossier } from './dossier.ts';

/** All answers of the example, for review before submission. */
export function RecapStep({ dossier, onEdit }: { dossier: Dossier; onEdit: () => void }) {
  const edit = { text: 'Modifier', onEdit };
  return (
    <div>
      <RecapSection
        title="Société"
        edit={edit}
        items={[
          { term: 'Nom de la société', value: dossier.companyName },
          { term: 'ICE', value: dossier.ice },
          { term: 'Certificat négatif', value: dossier.certificate?.name },
        ]}
      />
      <RecapSection
        title="Domiciliation"
        edit={edit}
        items={[
          { term: 'Début', value: dayOrNone(dossier.startDate) },
          { term: 'Durée', value: `${dossier.duration} mois` },
        ]}
      />
      <RecapSection title="Gérants" edit={edit}>
        {dossier.managers.map((manager) => (
          <RecapSection
            key={manager.key}
            headingLevel={4}
            title={`${manager.firstName} ${manager.lastName}`}
            items={[
              { term: 'Date de naissance', value: dayOrNone(manager.birthDate) },
              { term: 'CIN', value: manager.cin },
            ]}
          />
        ))}
      </RecapSection>
    </div>
  );
}
