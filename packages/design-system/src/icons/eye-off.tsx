import { IconFrame, type IconProps } from './icon-frame.tsx';

export function EyeOffIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 4l16 16M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.3M6.2 7.8A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10a3 3 0 0 0 4 4" />
    </IconFrame>
  );
}
