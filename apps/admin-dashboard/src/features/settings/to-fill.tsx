import { Alert, TextLink } from '@tassis/design-system';
import { useTexts } from '../../messages/settings/use-texts.ts';

/** The first field of each group of missing data. */
const FIELDS = {
  name: 'settings-firm-firm.name',
  legal_name: 'settings-firm-firm.legal_name',
  phone: 'settings-firm-firm.phone',
  whatsapp: 'settings-firm-firm.whatsapp',
  email: 'settings-firm-firm.email',
  legal_numbers: 'settings-legal-firm.legal_numbers.ICE',
  addresses: 'settings-addresses-firm.addresses.0.lines',
} as const;

/** The missing data, each with a link to its field. */
export function ToFill({ fields }: { fields: readonly string[] }) {
  const { toFill, fields: names } = useTexts();
  const missing = Object.keys(FIELDS)
    .filter(isField)
    .filter((field) => fields.includes(field));
  if (missing.length === 0) return null;
  return (
    <Alert tone="warning" title={toFill.title} live={false}>
      <p>{toFill.text}</p>
      <ul>
        {missing.map((field) => (
          <li key={field}>
            <TextLink
              href={`#${FIELDS[field]}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(FIELDS[field])?.focus();
              }}
            >
              {names[field]}
            </TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function isField(name: string): name is keyof typeof FIELDS {
  return Object.hasOwn(FIELDS, name);
}
