/** The lifecycle stage in which a sub-application failed, and whether it took too long. */
export type FailureStage = 'load' | 'loadTimeout' | 'module' | 'start' | 'startTimeout' | 'update' | 'stop'

/** A sub-application failed. `stage` is the lifecycle stage. */
export class SubAppFailed extends Error {
  override readonly name = 'SubAppFailed'
  readonly module: string
  readonly stage: FailureStage
  constructor(module: string, stage: FailureStage, cause: unknown) {
    super(`${module} failed at ${stage}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.module = module
    this.stage = stage
  }
}

/** The person left while the sub-application was still loading or starting. Nothing failed. */
export class LeftMeanwhile extends Error {
  override readonly name = 'LeftMeanwhile'
}
