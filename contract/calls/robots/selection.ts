import * as v from 'valibot'
import * as limits from '../../limits.ts'
import { id, idInQuery } from '../../paging.ts'
import { day } from '../figures/days.ts'
import { robotKind } from './robots.ts'

/*
 * The robots and days of the dashboard's figures. A task belongs to the store of its robot as it is now: a robot takes
 * its history along. So a figure is always that of the robots which `robotList` shows for the same kind and store.
 */

/** Filters for robots, by kind and by store. A store of another tenant is answered like one that does not exist: 610702. */
export const robotsInQuery = { robotKind: v.optional(robotKind), storeId: v.optional(idInQuery) }

/** The same in a body. */
export const robotsInBody = { robotKind: v.optional(robotKind), storeId: v.optional(id) }

/**
 * The days of a period, both ends included. A period with `from` alone ends today. One with `to` alone begins six days
 * before `to`. Without both, the days are the last seven. A period that is longer than a year or ends before it begins is
 * refused: 610604.
 */
export const period = { from: v.optional(day), to: v.optional(day) }

/** The longest period, for the summary of each call. */
export const periodMost = `at most ${limits.dashboardDaysMax} days`
