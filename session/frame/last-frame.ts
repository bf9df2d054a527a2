import { $session, $token } from '../identity/session.ts'
import { $language } from '../language/language.ts'
import { $menu } from '../menu/menu.ts'
import { outside } from '../outside.ts'
import { readStored } from '../storage/stored.ts'
import { storedFiles } from '../storage/stored-names.ts'
import { frameKey } from './frame-key.ts'

/** A piece of a page as data: a text, or an element with its attributes and what is in it. */
export type Drawn = string | [tag: string, attributes: Record<string, string>, children: Drawn[]]

/**
 * What the frame looked like last, for whoever comes back: painted before any module is there, and replaced as soon as
 * the cloud has said what holds now. It grants nothing: the guard and the cloud ask for the menu itself.
 */
export type LastFrame = {
  /** What else has to be the same for it to be painted, as its drawer says. */
  look: string
  /** The path on which it was seen. */
  path: string
  /** What the shadow root of each element held, by tag. */
  elements: Record<string, Drawn[]>
}

/** A menu of some hundred open rows; whoever has more waits for the menu itself. */
const mostCharacters = 100_000

/** Keeps how the frame looks now for the next visit of the same session; nothing while it is not all there. */
export const keepLastFrame = (frame: LastFrame): void => {
  const token = $token.get()
  if (token === undefined || $session.get().state !== 'member' || $menu.get().state !== 'ready') return
  const key = frameKey({
    token,
    language: $language.get(),
    theme: readStored('theme'),
    sidebar: readStored('sidebar')
  })
  const text = JSON.stringify({ ...frame, key })
  if (text.length > mostCharacters) forgetLastFrame()
  else outside().storage.write(storedFiles.frame, text)
}

const forgetLastFrame = (): void => outside().storage.remove(storedFiles.frame)

/** It holds names and a menu: they go with the session that they belong to. */
export const forgetFrameWithToken = (): void => {
  let token = $token.get()
  if (token === undefined) forgetLastFrame()
  $session.listen(() => {
    if ($token.get() === token) return
    token = $token.get()
    forgetLastFrame()
  })
}
