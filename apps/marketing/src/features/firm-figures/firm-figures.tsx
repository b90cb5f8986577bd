import { Container, Section, Stats } from '@tassis/design-system';
import { useFirm } from '@tassis/views';
import { about } from '../../messages/about.ts';

/** Four figures of the firm. */
export function FirmFigures() {
  const claims = useFirm().data?.claims ?? {};
  const { heading, clients, experience, satisfaction, support } = about.figures;
  const figures = [
    { number: claims['satisfied_clients'], label: clients },
    { number: claims['years_of_experience'], label: experience },
    { number: claims['satisfaction'], label: satisfaction },
    { number: claims['support'], label: support },
  ];
  const items = figures.flatMap(({ number, label }) => (number ? [{ number, label }] : []));
  if (items.length === 0) return null;
  return (
    <Section tone="white" spacing="m" aria-label={heading}>
      <Container>
        <Stats variant="cards" items={items} />
      </Container>
    </Section>
  );
}
