import type { FieldProblem } from '#contract/envelope.ts'

/** The cloud answered, and its answer is no. The person can react: the code says why (spec §8). */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: number
  readonly fields: readonly FieldProblem[]
  /** Seconds until trying again can help, where the cloud says so. */
  readonly retryAfter: number | undefined
  /** Whether the same can be asked again with the ticket of a captcha. */
  readonly captchaWanted: boolean
  constructor(
    call: string,
    code: number,
    message: string,
    fields: readonly FieldProblem[] = [],
    retryAfter?: number | undefined,
    captchaWanted = false
  ) {
    super(`[${call}] ${code} ${message}`)
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.captchaWanted = captchaWanted
  }
}

/** The cloud could not be reached or gave no answer of its own. Trying again may help. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** No answer within the time limit. Trying again may help, but a write may have been done. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

/** The answer does not keep the contract: developers of portal and cloud have to talk. */
export class ContractBroken extends Error {
  override readonly name = 'ContractBroken'
}

/** The account is good but holds no permission at all, so there is nothing to sign in to (spec §5). */
export class NothingPermitted extends Error {
  override readonly name = 'NothingPermitted'
}
