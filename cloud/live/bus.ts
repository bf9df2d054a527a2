import type { Announcement } from './announcement.ts'

/** Carries announcements to the other processes of this cloud. A process never receives its own announcements. */
export type Bus = {
  /** @throws where the announcement could not be handed over */
  publish: (announcement: Announcement) => Promise<void>
  close: () => Promise<void>
}

export type Listener = {
  hear: (announcement: Announcement) => void
  /** The line was broken and is whole again: the announcements of the time between are not known. */
  missed: () => void
  /** The line is broken; it is mended without anybody's help. */
  broken: (error: Error) => void
}

/** For a cloud of one process. */
export const noBus: Bus = { publish: async () => undefined, close: async () => undefined }
