import { addons } from 'storybook/manager-api';
import { frame } from './theme.ts';

addons.setConfig({ theme: frame });
