import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'

/** The cards of the dashboard that a person can hide and move. */
export const dashboardCards = [
  'taskTrend',
  'taskDistribution',
  'mileage',
  'sales',
  'deployment',
  'services',
  'announcements',
  'channels'
] as const
export type DashboardCard = (typeof dashboardCards)[number]

/** A card that a sub-application contributes, by its prefix: `app:store`. */
export type ContributedCard = `app:${string}`
const contributedCard = v.pipe(
  boundedString(44),
  v.regex(/^app:[A-Za-z][\w-]{0,39}$/, 'a card of the dashboard')
) as unknown as v.GenericSchema<ContributedCard>

export type CardName = DashboardCard | ContributedCard

/** Whether a card has a name that a layout can keep. */
export const isCardName = (card: string): card is CardName =>
  v.is(v.picklist(dashboardCards), card) || v.is(contributedCard, card)

const placed = v.object({ card: v.union([v.picklist(dashboardCards), contributedCard]), hidden: v.boolean() })
export type PlacedCard = v.InferOutput<typeof placed>

const path = '/api/external/base/v1/home/layout'

export const dashboardLayout = defineCall({
  method: 'GET',
  path,
  summary:
    'The cards of the user’s dashboard in their order. Nothing is listed where the user changed nothing; a card that is not listed comes after those that are, and is shown.',
  access: 'member',
  data: v.object({ cards: v.array(placed) })
})

export const saveDashboardLayout = defineCall({
  method: 'PUT',
  path,
  summary:
    'Keeps the order of the user’s cards and which are hidden, for every device. An empty list undoes every change.',
  access: 'member',
  body: v.object({
    /** In their order, each card once. */
    cards: boundedList(placed, limits.dashboardCardsMax)
  }),
  data: v.null()
})
