import type { ComponentType } from 'react';
import { CheckCircleIcon } from '../icons/check-circle.tsx';
import type { IconProps } from '../icons/icon-frame.tsx';
import { InfoIcon } from '../icons/info.tsx';
import { WarningIcon } from '../icons/warning.tsx';
import type { Tone } from './tone.ts';

const ICONS: Record<Tone, ComponentType<IconProps>> = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  critical: WarningIcon,
};

/** The icon of a tone, beside the message. */
export function ToneIcon({ tone, className }: { tone: Tone; className?: string | undefined }) {
  const Icon = ICONS[tone];
  return <Icon className={className} size={22} />;
}
