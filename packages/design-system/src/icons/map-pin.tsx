import { IconFrame, type IconProps } from './icon-frame.tsx';

export function MapPinIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 21s7-6.4 7-11.5A7 7 0 0 0 5 9.5C5 14.6 12 21 12 21Z" />
      <circle cx="12" cy="9.8" r="2.4" />
    </IconFrame>
  );
}
