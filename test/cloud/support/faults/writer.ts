export type Writer = {
  name: string
  /** Writes once, and notes what was acknowledged; rejects when the cloud is gone. */
  write: (url: string) => Promise<void>
  /** @returns what is wrong, in words; nothing where all is well */
  faults: (url: string) => Promise<string[]>
  acknowledged: () => number
}
