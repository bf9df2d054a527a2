import * as v from 'valibot'

/*
 * The live channel (docs/requirements.md §7.14): a WebSocket at a path that ends in the session's token. It tells that something changed and
 * never carries the new data. A page that hears it asks again by an ordinary call.
 */

export const livePath = '/api/managercloud/websocket'

/**
 * The query of the path, where the page has a stamp of the user's permissions (`permissionStamp` of `userInfo`). A cloud that
 * has another stamp by now says `permissions_changed` after the first frame. So no change is missed that falls between the
 * page and its channel.
 */
export const permissionStampQuery = 'permissions'

/**
 * The query of the path that tells how old the page's oldest data is, in milliseconds. The first frame of a cloud that knows
 * all news since then says `knowsNews`, and the news follows it. So the page needs not ask for everything a second time, and
 * misses nothing that happened before its channel was open.
 */
export const dataAgeQuery = 'age'

/** Older data than this is loaded again. */
export const dataAgeMsMax = 60_000

/**
 * The kind of a change. It names the list that changed, and never what is in it. A page asks again for what it shows.
 *
 * Of robots that the user may see:
 * - `robots_changed`: what the list of robots says of one: online or not, its state, battery, faults, lock, store, version.
 * - `robots_moved`: a place.
 * - `tasks_changed`: a task began or ended. `faults_changed`: a fault arose or is over.
 * - `locks_changed`: a lock, or whether the robot knows of it.
 * - `upgrades_changed`: a roll-out, or an upgrade of a robot or of another device.
 * - `logs_changed`: a log that a robot was asked for.
 * - `requests_changed`: what else a robot was asked for: settings, diagnoses, materials, packages, features of maps.
 * - `dispatches_changed`: an order of a hospital.
 * - `dashboard_changed`: any of the six before. Only older pages and older sub-applications listen to it.
 *
 * Of the user: `cloud_message`: messages. `appointments_changed`: appointments that the user made or may see.
 * `orders_changed`: orders of the shop that the user placed or sells. `exports_changed`: files that the user asked for.
 * `permissions_changed`: what the user may do.
 *
 * Of all: `notices_changed`: announcements of the dashboard. `language_changed`: texts, and the kinds of robots, whose names are
 * texts. `releases_changed`: the versions of sub-applications.
 */
export const liveAction = v.picklist([
  'cloud_message',
  'language_changed',
  'appointments_changed',
  'robots_changed',
  'robots_moved',
  'tasks_changed',
  'faults_changed',
  'locks_changed',
  'upgrades_changed',
  'logs_changed',
  'requests_changed',
  'dispatches_changed',
  'dashboard_changed',
  'notices_changed',
  'orders_changed',
  'exports_changed',
  'releases_changed',
  'permissions_changed'
])
export type LiveAction = v.InferOutput<typeof liveAction>

const milliseconds = v.optional(v.pipe(v.number(), v.minValue(0)))

/**
 * When those who are told ask next. First each page waits for `afterMs`: pages that were told earlier ask then. After that each
 * page waits for a random part of `spreadMs`, which grows with the number of pages. Nobody waits where both are absent.
 */
const spread = { afterMs: milliseconds, spreadMs: milliseconds }
export type Spread = { afterMs?: number | undefined; spreadMs?: number | undefined }

/**
 * A page asks so for a sign of life, and a cloud answers by the same. Browsers tell a page nothing of a connection that is
 * gone without an end. A cloud of the release before does not answer, and such a page then waits for no answer.
 */
const beat = v.strictObject({ beat: v.literal(true) })
export const liveBeat = JSON.stringify({ beat: true } satisfies v.InferOutput<typeof beat>)

/** A cloud says `knowsNews` to a page alone that told the age of its data: an older page ignores frames with it. */
const greeting = v.strictObject({ ...spread, knowsNews: v.optional(v.literal(true)) })
export type Greeting = v.InferOutput<typeof greeting>

/** The first frame, `{}`, says that the channel is open; later ones say what changed. */
export const liveMessage = v.union([v.object({ action: liveAction, ...spread }), greeting, beat])
export type LiveMessage = v.InferOutput<typeof liveMessage>

/** Why the cloud closes a channel (RFC 6455 §7.4). 4401 alone means that trying again is of no use. */
export const liveCloseCodes = {
  /** The process stops. The reason may be the text of a frame: with `spreadMs`, pages open the channel again spread over it. */
  goingAway: 1001,
  originRefused: 1008,
  frameTooLarge: 1009,
  /** Something broke on the cloud's side. */
  fault: 1011,
  tokenInvalid: 4401,
  /** Too many frames or too many channels of one session. */
  tooMuch: 4429
} as const
export type LiveCloseCode = (typeof liveCloseCodes)[keyof typeof liveCloseCodes]
