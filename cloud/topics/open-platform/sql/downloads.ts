import { sql } from 'drizzle-orm'
import type { OpenFileName } from '#contract/calls/open-platform/files.ts'
import type { Database } from '../../../database/open.ts'
import { openDownloads } from '../../../database/schema.ts'

/** How often each file for customers was fetched, and when last. */
export const findDownloads = async (database: Database) => {
  const rows = await database.select().from(openDownloads)
  return new Map(rows.map(({ file, downloads, lastTime }) => [file, { downloads, lastDownloadTime: lastTime }]))
}

export const countDownload = async (database: Database, file: OpenFileName, lastTime: number): Promise<void> => {
  await database
    .insert(openDownloads)
    .values({ file, downloads: 1, lastTime })
    .onConflictDoUpdate({
      target: openDownloads.file,
      set: { downloads: sql`${openDownloads.downloads} + 1`, lastTime: sql`excluded.last_time` }
    })
}
