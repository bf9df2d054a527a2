import { type MessageKey, Refused } from '@portal/session'
import type { CallInput } from '#contract/call.ts'
import { type Audience, type putRelease, type ReleaseFault, releaseFaults } from '#contract/calls/releases/releases.ts'
import { namesUser } from '#contract/checks/safe-address.ts'
import type { QualityLevel } from '#contract/modules/quality.ts'

/** The entries of the form, as a person types them. */
export type Entries = {
  version: string
  address: string
  quality: QualityLevel | 'none'
  kind: Audience['kind']
  accounts: string
  tenants: string
  percent: string
  despiteHold: boolean
}

export type Field = keyof Entries

/** A problem of a field: a text of the page, with the details that the cloud adds. */
export type Problem = { key: MessageKey; detail?: string }

export type Problems = Partial<Record<Field, Problem>>

export const noEntries: Entries = {
  version: '',
  address: '',
  quality: 'none',
  kind: 'everybody',
  accounts: '',
  tenants: '',
  percent: '',
  despiteHold: false
}

/** Names that are written one after the other. A tenant's name may hold a comma, so each has a line of its own. */
const linesOf = (typed: string): string[] => typed.split('\n').flatMap(line => line.trim() || [])

const audienceOf = ({ kind, accounts, tenants, percent }: Entries): Audience => {
  if (kind === 'chosen') return { kind, accounts: linesOf(accounts), tenants: linesOf(tenants) }
  return kind === 'share' ? { kind, percent: Number(percent) } : { kind }
}

/** The problems of the entries, before they are sent. */
export const problemsOf = (entries: Entries): Problems => {
  const problems: Problems = {}
  if (entries.version.trim() === '') problems.version = { key: 'releases.missing' }
  const address = entries.address.trim()
  if (!/^(\/sub-apps\/|https?:\/\/)[^\s\\#]+$/.test(address) || namesUser(address))
    problems.address = { key: 'releases.addressIllegal' }
  if (entries.kind === 'share' && !/^[1-9]\d?$/.test(entries.percent.trim()))
    problems.percent = { key: 'releases.percentIllegal' }
  if (entries.kind === 'chosen' && linesOf(entries.accounts + entries.tenants).length === 0)
    problems.accounts = { key: 'releases.nobody' }
  return problems
}

/** The request for the entries of a module. */
export const bodyOf = (module: string, entries: Entries): CallInput<typeof putRelease>['body'] => ({
  module,
  version: entries.version.trim(),
  address: entries.address.trim(),
  ...(entries.quality === 'none' ? {} : { quality: entries.quality }),
  audience: audienceOf(entries),
  ...(entries.despiteHold ? { despiteHold: true } : {})
})

const faultKeys: Record<ReleaseFault, MessageKey> = {
  origin: 'releases.faultOrigin',
  unreachable: 'releases.faultUnreachable',
  status: 'releases.faultStatus',
  type: 'releases.faultType',
  crossOrigin: 'releases.faultCrossOrigin',
  empty: 'releases.faultEmpty',
  tooLarge: 'releases.faultTooLarge',
  hash: 'releases.faultHash',
  syntax: 'releases.faultSyntax',
  format: 'releases.faultFormat',
  lifecycles: 'releases.faultLifecycles',
  imports: 'releases.faultImports',
  files: 'releases.faultFiles'
}

/** The problem of an address by the reason of a refusal: a fault, and details behind a colon. */
const addressProblem = (reason: string): Problem => {
  const [name = '', ...detail] = reason.split(': ')
  const fault = releaseFaults.find(it => it === name)
  if (fault === undefined) return { key: 'releases.addressIllegal' }
  return { key: faultKeys[fault], detail: detail.join(': ') }
}

/** The problems that a refusal names. Undefined where it is about no field. */
export const problemsOfError = (error: unknown): Problems | undefined => {
  if (!(error instanceof Refused)) return undefined
  const problems: Problems = {}
  for (const { field, reason } of error.fields) {
    if (field === 'address') problems.address ??= addressProblem(reason)
    if (field === 'audience') problems.kind ??= { key: 'releases.heldRefused' }
    if (field === 'audience.accounts') problems.accounts ??= { key: 'releases.notThere', detail: reason }
    if (field === 'audience.tenants') problems.tenants ??= { key: 'releases.notThere', detail: reason }
  }
  return Object.keys(problems).length === 0 ? undefined : problems
}
