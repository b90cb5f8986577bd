import { randomUUID } from 'node:crypto';
import { mainSystem } from './addresses.ts';
import { sql } from './database.ts';

/**
 * Creates a second admin, Karim Alaoui, with the password of the first.
 * @returns their e-mail address
 */
export async function aColleague(): Promise<string> {
  const email = `karim-${randomUUID()}@example.ma`;
  await sql(
    mainSystem,
    `WITH colleague AS (
       INSERT INTO users (email, password_hash, user_type, user_name)
       SELECT $1, password_hash, user_type, 'Karim Alaoui' FROM users
       WHERE email = 'admin@demo.tassis.ma' RETURNING id)
     INSERT INTO admins (user_id) SELECT id FROM colleague`,
    [email],
  );
  return email;
}
