import '@tassis/design-system/base.css';
import { mount } from '../../../keys/mount.tsx';
import { CityCombobox } from './city-combobox.tsx';

mount(<CityCombobox />);
