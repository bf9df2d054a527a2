/** A function that remembers the arguments of each call. */
export type Spy<Parameters extends readonly unknown[], Result> = ((...given: Parameters) => Result) & {
  readonly calls: readonly Parameters[]
}

/** @param answer the function that runs at each call; its result is the result of the call */
export const spyOn = <Parameters extends readonly unknown[], Result>(
  answer: (...given: Parameters) => Result
): Spy<Parameters, Result> => {
  const calls: Parameters[] = []
  const spy = (...given: Parameters): Result => {
    calls.push(given)
    return answer(...given)
  }
  return Object.assign(spy, { calls })
}
