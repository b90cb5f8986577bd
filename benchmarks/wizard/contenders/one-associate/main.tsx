import { mountAssociates } from '../associates.tsx';

mountAssociates(1);
