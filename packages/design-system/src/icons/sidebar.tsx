import { IconFrame, type IconProps } from './icon-frame.tsx';

export function SidebarIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 5h16v14H4zM9.5 5v14" />
    </IconFrame>
  );
}
