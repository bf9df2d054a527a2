import type { Language } from './languages.ts'
import type { Offered } from './pages.ts'

/** The person who asks for a page, as the server knows them. `user` and `menu` are the answers of the calls of that name. */
export type FrameOf = {
  portalName: string
  pathname: string
  token: string
  user: unknown
  menu: unknown
  language: Language
  /** The values of the cookies of these names. */
  theme: string | undefined
  sidebar: string | undefined
  offered: Offered
  /** Texts that the cloud lays over the shipped ones. */
  texts: Record<string, string>
}

/** Header and sidebar as HTML for their shadow roots. */
export type DrawnFrame = {
  /** For whom it was drawn, and with which looks: a browser that would draw it otherwise shows none of it. */
  key: string
  elements: Record<'portal-header' | 'portal-sidebar', string>
}

/** @throws Error for a user that is not as the contract says */
export type DrawFrame = (frame: FrameOf) => DrawnFrame

/**
 * The export of the build's module for servers (`frame` in its manifest).
 * @param texts the shipped message file of each language
 */
export type OpenFrame = (texts: Partial<Record<Language, unknown>>) => Promise<DrawFrame>
