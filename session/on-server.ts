/**
 * The session of a page that a server draws: its stores say what one person's frame shows, at one moment. Nothing is
 * asked for, kept or followed, and there is no world outside.
 */
import { parse } from 'valibot'
import type { FrameOf } from '#contract/drawn-frame.ts'
import { user } from '#contract/identity.ts'
import { type Language, languageCodes } from '#contract/languages.ts'
import { chooseTheme } from './frame/choose-theme.ts'
import { $sidebarCollapsed, $theme, collapsed } from './frame/frame.ts'
import { frameKey } from './frame/frame-key.ts'
import { $session } from './identity/session.ts'
import { addTexts, createCatalogue, layTextsOver } from './language/catalogue.ts'
import { $language, publishTexts } from './language/language.ts'
import { $menu } from './menu/menu.ts'
import { readMenu } from './menu/menu-tree.ts'
import { $offered } from './menu/offered.ts'
import { $route } from './routes/route.ts'

/** What lies over the shipped texts of each language: laying the same over them again would take half of a drawing's time. */
const laidOver = new Map<Language, FrameOf['texts']>()

/** Takes the shipped texts in, once, before anything is shown. */
export const startTexts = async (texts: Partial<Record<Language, unknown>>): Promise<void> => {
  await createCatalogue()
  for (const language of languageCodes) addTexts(language, 'first', texts[language])
}

/**
 * Has the stores say what this person's frame shows. They are one set for everybody: whoever calls it draws before
 * anything else can run.
 * @returns the key under which the person's browser would keep such a frame
 * @throws ValiError for a user that is not as the contract says
 */
export const show = ({ token, language, theme, sidebar, ...seen }: FrameOf): string => {
  if (laidOver.get(language) !== seen.texts) {
    laidOver.set(language, seen.texts)
    layTextsOver(language, seen.texts)
  }
  $language.set(language)
  publishTexts()
  $theme.set(chooseTheme(theme))
  $sidebarCollapsed.set(sidebar === collapsed)
  $route.set({ pathname: seen.pathname, search: '', hash: '' })
  $offered.set(seen.offered)
  $session.set({ state: 'member', token, user: parse(user, seen.user) })
  $menu.set({ state: 'ready', items: readMenu(seen.menu, () => undefined) })
  return frameKey({ token, language, theme, sidebar })
}

/** Keeps nothing of whoever was shown last. */
export const showNobody = (): void => {
  $session.set({ state: 'guest' })
  $menu.set({ state: 'unknown' })
}
