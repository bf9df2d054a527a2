/**
 * Which tests of the cloud run on which database. A whole run asks the cloud once: on a PostgreSQL server where the machine
 * has one, on PGlite elsewhere. PGlite is PostgreSQL too, so a second run of everything found nothing that these files do not.
 */

/** Whether the command names this project of Playwright. */
export const isAsked = (project: string): boolean => process.argv.includes(`--project=${project}`)

/** About PGlite and its data folder, or about no database at all: on a PostgreSQL server they would say nothing new. */
const aboutPglite = [
  'access',
  'busy',
  'conformance-faults',
  'cursors',
  'demo-decision',
  'faults',
  'full-disk',
  'full-disk-start',
  'live-stop',
  'migrations',
  'network-address',
  'open-api',
  'portal',
  'process',
  'settings',
  'simulate',
  'start-failures',
  'unavailable'
]

/**
 * SQL that both must take: files that ask the questions of a topic, of the engine and of the upkeep on PGlite too. Beside
 * them each call of the contract is made there once, whatever its topic.
 */
export const askedOnBoth = [
  'administration/administration',
  'appointments/appointment-records',
  'cleaning/cleaning',
  'data/retention',
  'delivery/outbox',
  'elevators/elevators',
  'exports/exports',
  'faults/health',
  'figures/dashboard-data',
  'identity/sign-in',
  'languages/languages',
  'materials/materials',
  'messages/messages',
  'open-platform/outside-api',
  'ota/ota',
  'resource-packages/package-files',
  'robot-reports/robot-report',
  'robot-settings/remote-settings',
  'scenes/scenes',
  'shop/shop',
  'stores/stores'
]

const everyCall = 'calls/every-call'

export const aboutServers = 'cloud/*/postgres*.test.ts'

export const onPgliteAlone = aboutPglite.map(name => `cloud/*/${name}.test.ts`)

const onPgliteToo = [...aboutPglite, everyCall, ...askedOnBoth].map(name => name.replace(/.*\//, ''))

/** Every other file of the cloud. */
export const onServersAlone = new RegExp(`/test/cloud/[^/]+/(?!(${onPgliteToo.join('|')})\\.test\\.ts$)[^/]+$`)
