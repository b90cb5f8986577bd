import { useId } from 'react';
import type { Decorator } from '@storybook/react-vite';

type Shown = { Story: Parameters<Decorator>[0]; args: Parameters<Decorator>[1]['args'] };

/**
 * Radios of one name, and `<details>`, are one group of the whole page; a page of the documentation shows several stories,
 * and the first one twice. Here each has a name of its own.
 */
export const inOwnGroup: Decorator = (Story, { args }) => <OwnGroup Story={Story} args={args} />;

/** {@link inOwnGroup}, for one of several in a story. */
export function OwnGroup({ Story, args }: Shown) {
  const name = useId();
  return <Story args={{ ...args, name }} />;
}
