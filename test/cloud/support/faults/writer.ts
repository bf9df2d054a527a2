export type Writer = {
  name: string
  /** Writes once, and notes the acknowledged write; rejects when the cloud is gone. */
  write: (url: string) => Promise<void>
  /** @returns the faults, in words; none where all is well */
  faults: (url: string) => Promise<string[]>
  acknowledged: () => number
}
