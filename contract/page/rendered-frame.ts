import * as v from 'valibot'
import { user } from '../calls/identity/sign-in.ts'
import { type Language, language } from '../languages.ts'
import type { Offered } from './pages.ts'
import type { SubAppPrefix } from './sub-apps/sub-apps.ts'

/**
 * The values that a server rendered header and sidebar from. They stand in the page as JSON, and the browser hydrates
 * with the same ones.
 */
export const frameValues = v.object({
  /** For whom, and with which looks (session/frame/frame-key.ts). A browser with another key throws the frame away. */
  key: v.string(),
  pathname: v.string(),
  language,
  /** Texts of the cookies of these names. */
  theme: v.optional(v.string()),
  sidebar: v.optional(v.string()),
  user,
  /** The answer of the menu call as rows (session/menu/menu-rows.pure.ts). The reader drops malformed entries. */
  menu: v.unknown(),
  /** The texts that header and sidebar used, by key, with placeholders. */
  texts: v.record(v.string(), v.string())
})
export type FrameValues = v.InferOutput<typeof frameValues>

/** All that the server knows of the person who asks for a page. */
export type FrameRequest = {
  portalName: string
  pathname: string
  token: string
  /** Answers of the calls for the user and for the menu. */
  user: unknown
  menu: unknown
  language: Language
  /** Texts of the cookies of these names. */
  theme: string | undefined
  sidebar: string | undefined
  offered: Offered
  /** Texts of the cloud, which replace shipped ones of the same keys. */
  texts: Record<string, string>
}

export type RenderedFrame = {
  values: FrameValues
  /** HTML for the shadow root of each element, with its styles. */
  elements: Record<'portal-header' | 'portal-sidebar', string>
  /** The sub-applications beside the thirteen to which the menu leads: the page names them. */
  subApps: readonly SubAppPrefix[]
}

/**
 * @returns undefined for a menu that is too large to be rendered on the server
 * @throws Error when a component throws, or for a user that is not as the contract says
 */
export type RenderFrame = (request: FrameRequest) => RenderedFrame | undefined

/**
 * Export of the build's server module (`frame` in its manifest).
 * @param texts the shipped message file of each language
 */
export type OpenRenderer = (texts: Partial<Record<Language, unknown>>) => RenderFrame
