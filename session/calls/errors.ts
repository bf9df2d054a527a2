import type { FieldProblem } from '#contract/envelope.ts'

/** The cloud answered with a refusal. The person can react: the code gives the reason (docs/requirements.md §8). */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: number
  readonly fields: readonly FieldProblem[]
  /** Seconds until a retry can succeed, when the cloud says so. */
  readonly retryAfter: number | undefined
  /** Whether the same call can be repeated with the ticket of a captcha. */
  readonly captchaWanted: boolean
  /** Whether the session ended by time, where the cloud says so. */
  readonly sessionExpired: boolean
  constructor(
    call: string,
    code: number,
    message: string,
    fields: readonly FieldProblem[] = [],
    retryAfter?: number | undefined,
    captchaWanted = false,
    sessionExpired = false
  ) {
    super(`[${call}] ${code} ${message}`)
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.captchaWanted = captchaWanted
    this.sessionExpired = sessionExpired
  }
}

/** The cloud could not be reached, or sent no valid answer. A retry may help. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** No answer within the time limit. A retry may help, but a write may have been done. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

/** A chosen file changed, moved or became unreadable before it was sent. The person has to choose it again. */
export class FileChanged extends Error {
  override readonly name = 'FileChanged'
}

/**
 * Whether a file of the portal is not on the server any more: a release took it away while the page was open. Only loading
 * the page anew helps. Such an error is known by its name, since the loader that makes it is compiled without the session.
 */
export const isPartMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'PartMissing' || isPartMissing(error.cause))

/** The answer does not match the contract. The developers of portal and cloud must fix this. */
export class ContractBroken extends Error {
  override readonly name = 'ContractBroken'
}

/** The account has no permission at all, so there is nothing to sign in to (docs/requirements.md §5). */
export class NothingPermitted extends Error {
  override readonly name = 'NothingPermitted'
}
