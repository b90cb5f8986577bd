import type { AdminOrder, OrderAssociate, OrderCompany } from '@tassis/contracts';
import { Alert, Badge } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { contributedBy, sharesMakeCapital, toMad } from '@tassis/domain';
import { formatPercent } from '@tassis/messages';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { getAssociateName } from '../../order/associate-name.ts';
import type { OrderEditForms } from '../../order/edit-forms.ts';
import { formatDirhams } from '../../order/fields/format-field.ts';
import { toPersonFacts } from '../../order/fields/to-facts.tsx';
import { useFieldWords } from '../../order/fields/use-field-words.ts';
import { PeoplePart } from './people-part.tsx';
import { PersonEntry } from './person-entry.tsx';
import { PERSON_FIELDS } from './person-fields.ts';

const CONTRIBUTION_FIELDS = ['numerical_amount', 'contribution_valorisation', 'description'];
const PHYSICAL_FIELDS = [...CONTRIBUTION_FIELDS, ...PERSON_FIELDS];
const MORAL_FIELDS = [
  ...CONTRIBUTION_FIELDS,
  'legalStatus',
  'acronym',
  'capital',
  'commercialRegisterNumber',
  'address',
  'city',
];

type AssociatesPartProps = {
  service: AdminOrder['services'][number];
  company: OrderCompany;
  edits: OrderEditForms;
};

/** The owners of the company, and whether their contributions equal its capital. */
export function AssociatesPart({ service, company, edits }: AssociatesPartProps) {
  const { associates: texts } = useOrderTexts();
  const locale = useLocale();
  const { associates, capital } = company;
  const contributed = toMad(associates.reduce((sum, each) => sum + getContribution(each), 0));
  const isWrong = sharesMakeCapital(associates, capital) !== null;
  return (
    <PeoplePart
      id="associates"
      title={texts.title}
      addText={texts.add}
      add={edits.associate?.(service)}
      note={
        isWrong ? (
          <Alert tone="warning" live={false}>
            {texts.wrongSum}{' '}
            {texts.sum(formatDirhams(locale, contributed), formatDirhams(locale, capital))}
          </Alert>
        ) : (
          texts.sum(formatDirhams(locale, contributed), formatDirhams(locale, capital))
        )
      }
    >
      {associates.map((associate) => (
        <Associate
          key={associate.id}
          service={service}
          associate={associate}
          capital={capital}
          edits={edits}
        />
      ))}
    </PeoplePart>
  );
}

type AssociateProps = Pick<AssociatesPartProps, 'service' | 'edits'> & {
  associate: OrderAssociate;
  capital: number;
};

function Associate({ service, associate, capital, edits }: AssociateProps) {
  const { associates: texts } = useOrderTexts();
  const words = useFieldWords();
  const isMoral = associate.associateType === 'moral';
  const manages = associate.associateType === 'physical' && associate.isManager;
  const share = capital > 0 ? toMad(getContribution(associate)) / capital : 0;
  return (
    <PersonEntry
      name={getAssociateName(associate)}
      badges={
        <>
          {manages ? <Badge>{texts.manages}</Badge> : null}
          {isMoral ? <Badge tone="neutral">{texts.moral}</Badge> : null}
        </>
      }
      end={<strong>{formatPercent(words.locale, share)}</strong>}
      facts={toPersonFacts(associate, isMoral ? MORAL_FIELDS : PHYSICAL_FIELDS, words)}
      edit={edits.associate?.(service, associate)}
      removal={edits.removeAssociate?.(service, associate)}
    />
  );
}

/** The sum of a contribution in centimes; contributions in kind count as money does. */
function getContribution(associate: OrderAssociate): number {
  const { money, inKind } = contributedBy(associate);
  return money + inKind;
}
