import { Combobox } from '@tassis/design-system';
import { cities } from '../cities.ts';

const texts = {
  clear: 'Effacer la ville',
  noMatch: 'Aucune ville ne correspond',
  empty: 'Aucune ville',
  loading: 'Chargement',
  count: (matches: number) => `${matches} villes`,
  more: (hidden: number) => `Encore ${hidden} villes`,
};

export function CityCombobox() {
  return <Combobox label="Ville" name="ville" options={cities} texts={texts} />;
}
