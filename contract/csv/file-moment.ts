/* Pure: how times stand in every file that a spreadsheet opens. */

const hour = 3_600_000

/** Files go from one person to another, so they have one zone: that of the figures (docs/requirements.md §9). It has no summer time. */
const beijingMs = 8 * hour

/** Further from now, a year has more than four digits, or there is no date. */
const firstMoment = Date.UTC(0, 0, 2)
const lastMoment = Date.UTC(9999, 11, 30)

/** The heading of a column of times. It names their zone, so that cells can be dates for a spreadsheet. */
export const momentHeading = (title: string): string => `${title} (UTC+08:00)`

/** A time as `2026-03-05 09:30:00`, which spreadsheets of all languages read as a date; nothing for what is no time. */
export const fileMoment = (moment: number): string =>
  moment > firstMoment && moment < lastMoment
    ? new Date(moment + beijingMs).toISOString().slice(0, '2026-03-05T09:30:00'.length).replace('T', ' ')
    : ''
