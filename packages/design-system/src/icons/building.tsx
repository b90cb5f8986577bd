import { IconFrame, type IconProps } from './icon-frame.tsx';

export function BuildingIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M5 21V4l8-1v18M13 9l6 1v11M3 21h18M8 8h2M8 12h2M8 16h2M16 14v0M16 17.5v0" />
    </IconFrame>
  );
}
