import type { Announcement } from './announcement.ts'

/** Carries announcements to the other processes of this cloud. A process never receives its own announcements. */
export type Bus = {
  /** @throws where the announcement could not be handed over */
  publish: (announcement: Announcement) => Promise<void>
  /** What is wrong with the line, for those who run the cloud; undefined where all is well. */
  trouble: () => string | undefined
  close: () => Promise<void>
}

export type Listener = {
  hear: (announcement: Announcement) => void
  /** Announcements were missed, and nobody can say which. */
  missed: () => void
  /** The line is broken; it is mended without anybody's help. */
  broken: (error: Error) => void
  /** The line is whole again. */
  mended: () => void
}

/** For a cloud of one process. */
export const noBus: Bus = {
  publish: async () => undefined,
  trouble: () => undefined,
  close: async () => undefined
}
