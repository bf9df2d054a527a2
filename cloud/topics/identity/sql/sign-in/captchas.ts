import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../../database/open.ts'
import { lasts } from '../../../../database/rows/moments.ts'
import { captchas, imageTickets } from '../../../../database/schema.ts'

/* Images and tickets are spent by the statement that looks at them: of many tries at once, one finds it. */

export const addCaptcha = async (database: Database, captcha: typeof captchas.$inferInsert): Promise<void> => {
  await database.insert(captchas).values(captcha)
}

/** Takes an image away for a try. @returns the code that it shows; undefined for one that is unknown, used or too old. */
export const takeCaptcha = async (
  database: Database,
  imageId: string,
  now: number,
  lifeMs: number
): Promise<string | undefined> => {
  const [taken] = await database
    .delete(captchas)
    .where(eq(captchas.imageId, imageId))
    .returning({ imageCode: captchas.imageCode, lasts: lasts(captchas.expireTime, now, lifeMs).mapWith(Boolean) })
  return taken?.lasts ? taken.imageCode : undefined
}

/** The characters of an image, for the outbox: demos and tests have no eyes. */
export const findImageCodes = (database: Database, imageId: string, now: number): Promise<{ imageCode: string }[]> =>
  database
    .select({ imageCode: captchas.imageCode })
    .from(captchas)
    .where(and(eq(captchas.imageId, imageId), gt(captchas.expireTime, now)))

export const addImageTicket = async (database: Database, ticket: typeof imageTickets.$inferInsert): Promise<void> => {
  await database.insert(imageTickets).values(ticket)
}

/** Takes a ticket away for its one use. @returns until when it would have been good; undefined where it is not. */
export const takeImageTicket = async (
  database: Database,
  ticketHash: string,
  now: number,
  lifeMs: number
): Promise<number | undefined> => {
  const [taken] = await database
    .delete(imageTickets)
    .where(and(eq(imageTickets.ticketHash, ticketHash), lasts(imageTickets.expireTime, now, lifeMs)))
    .returning()
  return taken?.expireTime
}
