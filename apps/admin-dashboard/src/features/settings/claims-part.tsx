import { DashboardSection } from '@tassis/dashboard';
import { Grid, TextInput } from '@tassis/design-system';
import { Form } from '@tassis/forms';
import { useTexts } from '../../messages/settings/use-texts.ts';
import { useSettingsForm, type PartProps } from './use-settings-form.ts';

const toPath = (name: string) => `firm.claims.${name}`;

/** The figures that the pages quote, each under its own name. */
export function ClaimsPart(props: PartProps) {
  const { claims: texts } = useTexts();
  const labels: Readonly<Record<string, string>> = texts.names;
  const names = [...new Set([...Object.keys(labels), ...Object.keys(props.settings.firm.claims)])];
  const form = useSettingsForm({
    id: 'settings-claims',
    ...props,
    toFields: ({ firm }) =>
      Object.fromEntries(names.map((name) => [toPath(name), firm.claims[name] ?? ''])),
    toChanges: (typed) => ({
      firm: {
        claims: Object.fromEntries(
          names
            .map((name) => [name, typed[toPath(name)] ?? ''] as const)
            .filter(([, claim]) => claim.trim() !== ''),
        ),
      },
    }),
  });
  return (
    <DashboardSection title={texts.title}>
      <Form form={form} label={texts.title}>
        <p>{texts.text}</p>
        <Grid column="s">
          {names.map((name) => (
            <TextInput key={name} {...form.field(toPath(name))} label={labels[name] ?? name} />
          ))}
        </Grid>
      </Form>
    </DashboardSection>
  );
}
