import { Container, Section, Stats } from '@tassis/design-system';
import { useClaims } from '@tassis/views';
import { about } from '../../messages/about.ts';

/** Four figures of the firm. */
export function FirmFigures() {
  const { figure, say } = useClaims();
  const { heading, clients, experience, satisfaction, support } = about.figures;
  const figures = [
    { number: figure('satisfied_clients'), label: say('satisfied_clients', clients) },
    { number: figure('years_of_experience'), label: say('years_of_experience', experience) },
    { number: figure('satisfaction'), label: say('satisfaction', satisfaction) },
    { number: figure('support'), label: say('support', support) },
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
