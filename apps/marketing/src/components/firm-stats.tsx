import { Stats } from '@tassis/design-system';
import { useClaims } from '@tassis/views';
import { fr } from '../messages/fr.ts';

/** The firm's key figures: clients, years, success. */
export function FirmStats() {
  const { figure, say } = useClaims();
  const items = [
    { number: figure('satisfied_clients'), label: say('satisfied_clients', fr.hero.clients) },
    {
      number: figure('years_of_experience'),
      label: say('years_of_experience', fr.hero.experience),
    },
    { number: figure('success_rate'), label: say('success_rate', fr.hero.success) },
  ].flatMap(({ number, label }) => (number ? [{ number, label }] : []));
  return items.length > 0 ? <Stats items={items} /> : null;
}
