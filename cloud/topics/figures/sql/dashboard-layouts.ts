import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { dashboardLayouts } from '../../../database/schema.ts'

type Cards = (typeof dashboardLayouts.$inferSelect)['cards']

/** How a user arranged the dashboard, as it was kept; nothing where the user changed nothing. */
export const findDashboardLayout = async (database: Database, userId: number): Promise<Cards> => {
  const [found] = await database
    .select({ cards: dashboardLayouts.cards })
    .from(dashboardLayouts)
    .where(eq(dashboardLayouts.userId, userId))
  return found?.cards ?? []
}

/** Keeps how a user arranged the dashboard; nothing is kept of an empty list. */
export const putDashboardLayout = async (database: Database, userId: number, cards: Cards): Promise<void> => {
  if (cards.length === 0) await database.delete(dashboardLayouts).where(eq(dashboardLayouts.userId, userId))
  else
    await database
      .insert(dashboardLayouts)
      .values({ userId, cards })
      .onConflictDoUpdate({ target: dashboardLayouts.userId, set: { cards } })
}
