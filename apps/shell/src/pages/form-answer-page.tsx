import {
  Alert,
  Button,
  Container,
  Section,
  Stack,
  TextArea,
  TextInput,
  TextLink,
} from '@tassis/design-system';
import { pageTitle } from '@tassis/platform';
import type { AnsweredField, FormAnswer } from '@tassis/platform/form-answer';
import { useTexts } from '../messages/use-texts.ts';

/** The answer to a form that was sent without script: its result, and the typed fields to send again. */
export function FormAnswerPage({ title, tone, text, fields, action, backTo }: FormAnswer) {
  const texts = useTexts();
  return (
    <Section>
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <Container width="form">
        <Stack gap="l">
          <h1>{title}</h1>
          <Alert tone={tone === 'success' ? 'success' : 'critical'}>{text}</Alert>
          {action !== undefined && fields ? (
            <form method="post" action={action}>
              <Stack gap="m">
                {fields.map((field) => (
                  <Answered key={field.name} {...field} />
                ))}
                <Button type="submit" variant="brand">
                  {texts.sendAgain}
                </Button>
              </Stack>
            </form>
          ) : null}
          <p>
            <TextLink href={backTo}>{texts.backToPage}</TextLink>
          </p>
        </Stack>
      </Container>
    </Section>
  );
}

function Answered({ name, label, value, error, multiline, hidden }: AnsweredField) {
  if (hidden) return <input type="hidden" name={name} value={value} />;
  const given = { name, label, error, defaultValue: value };
  return multiline ? <TextArea {...given} /> : <TextInput {...given} />;
}
