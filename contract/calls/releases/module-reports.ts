import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'

/** The longest time: as long as the portal waits for a module, its start and its drawing together. */
const longestMs = 150_000

const milliseconds = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longestMs)))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.moduleMountsMax))

/** How one version of a sub-application did in a page, since the last report of that page. */
export const moduleReport = v.object({
  module: boundedString(100),
  /** As the import map of the page has it. */
  address: boundedString(limits.addressMaxLength),
  /** From the question for the module until it was there; null where it was not loaded since. */
  loaded: milliseconds,
  /** Loading, starting and first drawing together; null where it was not drawn for the first time since. */
  ready: milliseconds,
  /** How often a person opened it, with those that failed. */
  mounts: count,
  /** How often it failed: while it loaded, started, was open or was left. */
  failures: count
})
export type ModuleReport = v.InferOutput<typeof moduleReport>

/** The cloud compares the versions of a sub-application by these reports (docs/releases.md). */
export const reportModules = defineCall({
  method: 'POST',
  path: '/api/managercloud/releases/v1/report',
  summary:
    'Reports how sub-applications came, and how often they were opened and failed. Unknown versions are left out.',
  access: 'member',
  body: v.object({ reports: boundedList(moduleReport, limits.moduleReportsMax) }),
  data: v.null()
})
