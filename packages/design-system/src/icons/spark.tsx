import { IconFrame, type IconProps } from './icon-frame.tsx';

export function SparkIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m12 2.5 2.78 6.72L21.5 12l-6.72 2.78L12 21.5l-2.78-6.72L2.5 12l6.72-2.78z" />
    </IconFrame>
  );
}
