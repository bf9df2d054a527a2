/**
 * Which tests of the cloud run on which database. A whole run asks the cloud once: on a PostgreSQL server where the machine
 * has one, on PGlite elsewhere. PGlite is PostgreSQL too, so a second run of everything found nothing that these files do not.
 */

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

/** SQL that both must take: for each folder of `cloud/database` with questions, a file that asks them on PGlite too. */
export const askedOnBoth = {
  administration: 'administration/administration',
  appointments: 'appointments/appointment-records',
  cleaning: 'cleaning/cleaning',
  dashboard: 'figures/dashboard-data',
  deploy: 'robot-settings/remote-settings',
  engine: 'faults/health',
  exports: 'exports/exports',
  identity: 'identity/sign-in',
  materials: 'materials/materials',
  messages: 'messages/messages',
  'open-platform': 'open-platform/outside-api',
  ota: 'ota/ota',
  platform: 'elevators/elevators',
  portal: 'languages/languages',
  'resource-packages': 'resource-packages/package-files',
  resources: 'scenes/scenes',
  robots: 'robot-reports/robot-report',
  shop: 'shop/shop',
  stores: 'stores/stores',
  upkeep: 'data/retention'
} as const

/** Each call of the contract is made once, whatever its topic. */
const everyCall = 'calls/every-call'

export const aboutServers = 'cloud/*/postgres*.test.ts'

export const onPgliteAlone = aboutPglite.map(name => `cloud/*/${name}.test.ts`)

const onPgliteToo = [...aboutPglite, everyCall, ...Object.values(askedOnBoth)].map(name => name.replace(/.*\//, ''))

/** Every other file of the cloud. */
export const onServersAlone = new RegExp(`/test/cloud/[^/]+/(?!(${onPgliteToo.join('|')})\\.test\\.ts$)[^/]+$`)
