import { unwatchFile, watchFile } from 'node:fs'

/** Files are looked at so often: that works on every file system, also where a file is replaced by another of its name. */
const interval = 1_000

/**
 * Calls when one of the files was written anew.
 * @returns how to follow them no longer
 */
export const followFiles = (files: readonly string[], changed: () => void): (() => void) => {
  for (const file of files) watchFile(file, { interval, persistent: false }, changed)
  return () => {
    for (const file of files) unwatchFile(file, changed)
  }
}
