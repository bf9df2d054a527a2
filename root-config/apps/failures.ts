/** The lifecycle stage in which a sub-application failed, and whether it took too long. */
export type FailureStage = 'load' | 'loadTimeout' | 'module' | 'start' | 'startTimeout' | 'update' | 'stop'

/**
 * Why a sub-application failed, where that is known. `policy`: the page's policy refused it, or something that it needs.
 * `hash`: its bytes have another hash. `format`: its file can't be read. `eval`: it needs `eval`.
 */
export type FailureReason = 'policy' | 'hash' | 'format' | 'eval'

/** A sub-application failed. `stage` is the lifecycle stage. */
export class SubAppFailed extends Error {
  override readonly name = 'SubAppFailed'
  readonly module: string
  readonly stage: FailureStage
  readonly reason: FailureReason | undefined
  constructor(module: string, stage: FailureStage, cause: unknown, reason?: FailureReason) {
    super(`${module} failed at ${stage}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.module = module
    this.stage = stage
    this.reason = reason
  }
}

/** Whether the files of a sub-application did not come. With a reason, they came and were not taken. */
export const areFilesLost = ({ stage, reason }: { stage: FailureStage; reason?: FailureReason | undefined }): boolean =>
  (stage === 'load' || stage === 'loadTimeout') && reason === undefined

/** The person left while the sub-application was still loading or starting. Nothing failed. */
export class LeftMeanwhile extends Error {
  override readonly name = 'LeftMeanwhile'
}
