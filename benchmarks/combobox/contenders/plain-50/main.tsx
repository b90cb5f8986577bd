import { mount } from '../../../keys/mount.tsx';
import { PlainField } from '../plain-field.tsx';

mount(<PlainField most={50} />);
