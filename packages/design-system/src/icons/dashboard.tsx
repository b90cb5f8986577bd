import { IconFrame, type IconProps } from './icon-frame.tsx';

export function DashboardIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z" />
    </IconFrame>
  );
}
