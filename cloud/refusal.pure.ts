import type { NewerVersion } from '#contract/checks/versions.ts'
import type { Code } from '#contract/codes.ts'
import type { CaptchaHint, ExpiredHint, FieldProblem, RetryHint } from '#contract/envelope.ts'

/** The details that a refusal carries beside its code. */
type Data = FieldProblem[] | NewerVersion[] | RetryHint | CaptchaHint | ExpiredHint

/**
 * A call that is answered with a code other than success, on purpose. Business failures travel as HTTP 200 (contract);
 * only faults of transport have a status of their own.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: Code
  readonly data: Data | null
  readonly status: 200 | 413 | 415

  constructor(code: Code, { data, status = 200 }: { data?: Data; status?: 200 | 413 | 415 } = {}) {
    super(`refused with ${code}`)
    this.code = code
    this.data = data ?? null
    this.status = status
  }
}
