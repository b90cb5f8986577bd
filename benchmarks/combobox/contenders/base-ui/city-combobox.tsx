import { Combobox } from '@base-ui/react/combobox';
import { cities } from '../cities.ts';

/** The same parts as ours: a label, a button to clear, at most 50 rows, a line when nothing matches. */
export function CityCombobox() {
  return (
    <Combobox.Root items={cities} limit={50} name="ville" autoHighlight>
      <label htmlFor="ville">Ville</label>
      <Combobox.Input id="ville" />
      <Combobox.Clear aria-label="Effacer la ville" />
      <Combobox.Portal>
        <Combobox.Positioner>
          <Combobox.Popup>
            <Combobox.Empty>Aucune ville ne correspond</Combobox.Empty>
            <Combobox.List>
              {(city: (typeof cities)[number]) => (
                <Combobox.Item key={city.value} value={city}>
                  {city.label}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
