import { fingerprint } from '../storage/fingerprint.ts'

/** The facts about a visitor that decide how the frame looks. */
export type FrameLook = {
  token: string
  language: string
  theme: string | undefined
  sidebar: string | undefined
}

/** Identifies for whom a frame was rendered. A frame with another key is removed from the page. */
export const frameKey = ({ token, language, theme, sidebar }: FrameLook): string =>
  [fingerprint(token), language, theme ?? 'system', sidebar ?? 'open'].join(' ')
