import { fingerprint } from '../storage/fingerprint.ts'

/** What of a visitor decides how their frame looks, as the browser keeps it. */
export type FrameLook = {
  token: string
  language: string
  theme: string | undefined
  sidebar: string | undefined
}

/** For whom a kept frame holds: one that has another key is another session's, or looks otherwise, and is not shown. */
export const frameKey = ({ token, language, theme, sidebar }: FrameLook): string =>
  [fingerprint(token), language, theme ?? 'system', sidebar ?? 'open'].join(' ')
