import type { Answer } from '../client.ts'

export type Writer = {
  name: string
  /** Writes once, and notes the acknowledged write; rejects when the cloud is gone, or takes no write. */
  write: (url: string) => Promise<void>
  /** @returns the faults, in words; none where all is well */
  faults: (url: string) => Promise<string[]>
  acknowledged: () => number
}

/** A refusal is no lost write, but a test that only meets refusals would hold nothing. */
export class NotTaken extends Error {
  override name = 'NotTaken'
  readonly answer: Answer

  constructor(what: string, answer: Answer) {
    super(`${what} was answered ${answer.code}`)
    this.answer = answer
  }
}

/** @throws NotTaken for an answer that is no success */
export const dataOf = <Data>(answer: Answer<Data>, what: string): Data => {
  if (answer.code !== 610_000) throw new NotTaken(what, answer)
  return answer.data
}
