import { mount } from '../../../keys/mount.tsx';
import { CityCombobox } from './city-combobox.tsx';

mount(<CityCombobox />);
