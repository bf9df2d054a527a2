import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Why no small disk can be had on this machine; undefined where one can. */
export const noSmallDisk: string | undefined =
  process.platform === 'linux' && process.getuid?.() === 0
    ? undefined
    : 'Only root on Linux can mount a small file system to fill.'

export type SmallDisk = {
  folder: string
  /** Leaves next to nothing free. */
  fill: () => void
  /** Gives back what `fill` took. */
  free: () => void
  remove: () => void
}

/** A file system of its own in memory, of so many megabytes. */
export const mountSmallDisk = (megabytes: number): SmallDisk => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder)
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize))
      } catch (error) {
        // The database may write meanwhile, and the disk is full sooner.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
      truncateSync(filler, Math.max(0, statSync(filler).size - 20 * bsize))
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    }
  }
}
