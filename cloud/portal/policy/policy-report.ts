import * as v from 'valibot'
import { boundedList, boundedString } from '#contract/checks/bounds.ts'

/** An address, or a whole directive. */
const line = boundedString(8_192)

/** The older form, which `report-uri` sends: one report. */
const single = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(line),
    'violated-directive': v.optional(line),
    'blocked-uri': v.optional(line)
  })
})

/** The newer form, which `report-to` sends: several, of which some may be about something else. */
const several = boundedList(
  v.object({
    type: boundedString(100),
    body: v.optional(v.nullable(v.object({ effectiveDirective: v.optional(line), blockedURL: v.optional(line) })))
  }),
  100
)

/** A directive's name alone; browsers of old send the whole directive. */
const directiveOf = (text = ''): string => /^[a-z-]{1,40}/.exec(text)?.[0] ?? 'unknown'

/** Of an address its origin alone: a path or query may carry a token, and the rest is of no use to a count. */
const sourceOf = (text = ''): string => {
  if (/^[a-z-]{1,20}$/.test(text)) return text
  const url = URL.parse(text)
  if (url === null) return 'unknown'
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, 100)
}

/**
 * The blocked sources, as `script-src https://evil.example`, one text a report.
 * @returns undefined for a body that is no report
 */
export const blockedIn = (body: unknown): string[] | undefined => {
  if (v.is(single, body)) {
    const report = body['csp-report']
    const directive = report['effective-directive'] ?? report['violated-directive']
    return [`${directiveOf(directive)} ${sourceOf(report['blocked-uri'])}`]
  }
  if (!v.is(several, body)) return undefined
  return body
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body: report }) => `${directiveOf(report?.effectiveDirective)} ${sourceOf(report?.blockedURL)}`)
}
