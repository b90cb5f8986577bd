import { demoAccounts } from '@tassis/testing/builders';
import { Book } from './book.ts';
import { compareOrders, compareUploads, findBrokenFiles } from './findings.ts';
import { Person } from './person.ts';
import type { PostgresPair } from './postgres-pair.ts';
import { Follower, readPages } from './readers.ts';
import type { Releaser } from './releaser.ts';
import { Tally } from './tally.ts';
import { newClient, signInAgain, stayIn, writeOrders, writeUploads } from './writers.ts';

const writers = 5;
/** A client may send 60 documents an hour. */
const uploaders = 6;
const stayers = 2;
/** Milliseconds after which a page that follows knows of an order, whatever has died. */
const TOLD_WITHIN = 5000;

/** Everybody who uses the house at once, and what they were told. */
export class Crowd {
  readonly tally = new Tally();
  readonly #book = new Book();
  readonly #followers = [new Follower(), new Follower()];
  readonly #releaser: Releaser;
  readonly #leaving = new AbortController();
  #uploaders: Person[] = [];
  #leftAt = 0;
  #working: Promise<unknown> = Promise.resolve();

  constructor(releaser: Releaser) {
    this.#releaser = releaser;
  }

  /** Everybody registers, signs in, and begins. */
  async begin(): Promise<void> {
    const { tally } = this;
    const { signal } = this.#leaving;
    tally.phase = 'arrival';
    const writing = { tally, book: this.#book, signal };
    const clients = await Promise.all(
      Array.from({ length: writers + uploaders + stayers }, (_, n) =>
        newClient(tally, `many-${n}`),
      ),
    );
    const staff = await Promise.all(this.#followers.map(() => signInAsAdmin(tally)));
    const people = clients.map(({ person }) => person);
    this.#uploaders = people.slice(writers, writers + uploaders);
    this.#working = Promise.all([
      ...people.slice(0, writers).map((each, n) => writeOrders(`many-${n}`, each, writing)),
      ...this.#uploaders.map((each, n) => writeUploads(`many-${n}`, each, writing)),
      ...people.slice(writers + uploaders).map((each) => stayIn(each, writing)),
      ...clients
        .slice(writers + uploaders)
        .map(({ credentials }) => signInAgain(credentials, writing)),
      ...staff.map((each, n) => this.#followers[n]?.follow(each, signal)),
      readPages(tally, signal),
      this.#releaser.releaseAgainAndAgain(signal),
    ]);
    // It is heard by `whileWorking` and by `end`.
    this.#working.catch(() => undefined);
  }

  /** Waits, and rejects with the first answer that nobody expected. */
  async whileWorking(waiting: Promise<unknown>): Promise<void> {
    await Promise.race([waiting, this.#working]);
  }

  /** Everybody ends what they are about. */
  async end(): Promise<void> {
    this.tally.phase = 'end';
    this.#leftAt = Date.now();
    this.#leaving.abort();
    await this.#working;
  }

  /** What was acknowledged, beside what is there. */
  async compare(database: PostgresPair) {
    const book = this.#book;
    const { followed, refused, lost } = this.#releaser;
    // What was acknowledged while people were leaving reached nobody who still followed.
    const followedOrders = book.orders.filter(({ at }) => at < this.#leftAt - TOLD_WITHIN);
    const late = this.#followers.flatMap((each) =>
      followedOrders.map((order) => each.lateness(order)),
    );
    const told = late.filter((lateness) => lateness !== null);
    return {
      orders: await compareOrders(database, book),
      unreadOrders: book.unread.length,
      uploads: {
        ...(await compareUploads(database, book)),
        broken: (await this.#findBrokenFiles()).length,
      },
      sessions: {
        acknowledged: book.sessions.length,
        lost: book.endedSessions.length + (await this.#countEndedSessions()),
      },
      releases: {
        acknowledged: followed.length + lost.length,
        lost: lost.length,
        refused: refused.length,
        refusals: [...new Set(refused)],
        latestMs: Math.max(...followed),
      },
      streams: {
        opened: this.#followers.reduce((sum, { streams }) => sum + streams, 0),
        untold: late.length - told.length,
        latestMs: Math.max(...told),
      },
    };
  }

  async #findBrokenFiles(): Promise<string[]> {
    const found = await Promise.all(
      this.#uploaders.map((each) => findBrokenFiles(each, this.#book)),
    );
    return found.flat();
  }

  async #countEndedSessions(): Promise<number> {
    const person = new Person(this.tally);
    let ended = 0;
    for (const tokens of this.#book.sessions)
      if (!(await person.isSignedIn(tokens).catch(() => false))) ended += 1;
    return ended;
  }
}

async function signInAsAdmin(tally: Tally): Promise<Person> {
  const account = demoAccounts().find(({ userType }) => userType === 'admin');
  if (account === undefined) throw new Error('The demo has an administrator');
  const person = new Person(tally);
  const { email, password } = account;
  await person.signIn({ email, password });
  return person;
}
