import { type FailureStage, SubAppFailed } from './failures.ts'
import { fetchedIsolation } from './fetch-isolation.ts'

/** The failure of a sub-application, with its reason where one is found. */
export const explainFailure = async (name: string, stage: FailureStage, cause: unknown): Promise<SubAppFailed> =>
  new SubAppFailed(name, stage, cause, await fetchedIsolation()?.findReason(name, stage, cause))
