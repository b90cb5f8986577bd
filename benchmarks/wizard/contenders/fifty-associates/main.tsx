import { mountAssociates } from '../associates.tsx';

mountAssociates(50);
