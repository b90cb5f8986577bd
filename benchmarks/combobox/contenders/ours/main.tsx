import '@tassis/design-system/base.css';
import { mount } from '../mount.tsx';
import { CityCombobox } from './city-combobox.tsx';

mount(<CityCombobox />);
