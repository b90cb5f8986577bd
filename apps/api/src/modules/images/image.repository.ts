import type { Image } from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { images } from '../../database/schema/index.ts';
import type { ImageSize } from '../../database/schema/images.ts';

type Row = typeof images.$inferSelect;

export async function findImage(db: Executor, id: string): Promise<Row | null> {
  const [row] = await db.select().from(images).where(eq(images.id, id));
  return row ?? null;
}

/** Stores a picture; one that is stored already gets the new description. */
export async function writeImage(
  tx: Executor,
  image: typeof images.$inferInsert & { sizes: ImageSize[] },
): Promise<void> {
  const { description } = image;
  await tx
    .insert(images)
    .values(image)
    .onConflictDoUpdate({ target: images.id, set: { description } });
}

/** A picture as the API answers it. */
export function toImage({ id, description, width, height, sizes }: Omit<Row, 'createdAt'>): Image {
  const sources = sizes.map((size) => ({
    width: size.width,
    address: `/api/images/${id}-${size.width}.webp`,
  }));
  return { id, description, width, height, sources };
}
