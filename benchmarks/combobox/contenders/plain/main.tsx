import { mount } from '../mount.tsx';
import { PlainField } from '../plain-field.tsx';

mount(<PlainField />);
