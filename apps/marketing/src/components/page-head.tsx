import { useFirm } from '../firm/use-firm.ts';

/** The page's title, with the firm's name once it is known, and its description. */
export function PageHead({ title, description }: { title: string; description: string }) {
  const firm = useFirm().data;
  return (
    <>
      <title>{firm ? `${title} | ${firm.name}` : title}</title>
      <meta name="description" content={description} />
    </>
  );
}
