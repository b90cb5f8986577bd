import { IconFrame, type IconProps } from './icon-frame.tsx';

export function LinkedInIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 4h16v16H4zM8 11v5M8 8v0M12 16v-5M12 13c0-3 4-3 4 0v3" />
    </IconFrame>
  );
}
