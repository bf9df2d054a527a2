/** A function that remembers with what it was called. */
export type Spy<Parameters extends readonly unknown[], Result> = ((...given: Parameters) => Result) & {
  readonly calls: readonly Parameters[]
}

/** @param answer what the function does; its result is the result of each call */
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
