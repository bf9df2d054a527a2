import * as limits from '#contract/limits.ts'
import type { Work } from '../../../background.ts'
import { day, minute } from '../../../clock.ts'
import { noteWithdrawn, removeOneFile } from '../sql/withdrawn-files.ts'

/** Removes the files of versions that were withdrawn long ago, and that nothing needs. */
export const withdrawnFileWork: Work = {
  everyMs: 10 * minute,
  failed: 'the files of withdrawn software were not removed',
  round: async ({ database, now, isStopped }) => {
    await noteWithdrawn(database, now())
    const before = now() - limits.withdrawnFileDays * day
    while (!isStopped() && (await removeOneFile(database, before, now())));
  }
}
