import { Stats } from '@tassis/design-system';
import { useFirm } from '@tassis/views';
import { fr } from '../messages/fr.ts';

/** The firm's key figures: clients, years, success. */
export function FirmStats() {
  const { claims } = useFirm().data ?? {};
  const items = [
    { number: claims?.['satisfied_clients'], label: fr.hero.clients },
    { number: claims?.['years_of_experience'], label: fr.hero.experience },
    { number: claims?.['success_rate'], label: fr.hero.success },
  ].flatMap(({ number, label }) => (number ? [{ number, label }] : []));
  return items.length > 0 ? <Stats items={items} /> : null;
}
