import { fingerprint } from '../storage/fingerprint.ts'

/** What of a visitor decides how their frame looks. */
export type FrameLook = {
  token: string
  language: string
  theme: string | undefined
  sidebar: string | undefined
}

/** For whom a frame was rendered: one with another key is another session's, or looks otherwise, and is thrown away. */
export const frameKey = ({ token, language, theme, sidebar }: FrameLook): string =>
  [fingerprint(token), language, theme ?? 'system', sidebar ?? 'open'].join(' ')
