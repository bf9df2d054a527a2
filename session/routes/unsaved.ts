import { atom } from 'nanostores'

/** What work is lost with: the page it was typed on, or its whole application, which keeps it from page to page. */
export type LostWith = 'page' | 'application'

/** Who on the page has work that is not saved, by the name of the application. */
export const $unsaved = atom<readonly { name: string; lostWith: LostWith }[]>([])

export const setUnsaved = (name: string, unsaved: boolean, lostWith: LostWith = 'application'): void => {
  const others = $unsaved.get().filter(it => it.name !== name)
  if (unsaved || others.length < $unsaved.get().length) $unsaved.set(unsaved ? [...others, { name, lostWith }] : others)
}

/** Asks the person; root-config puts the question on the page. */
let ask = async (): Promise<boolean> => true
let asking: Promise<boolean> | undefined

export const askBeforeLeaving = (question: () => Promise<boolean>): void => {
  ask = question
}

/**
 * Whether the person may be taken away from the page: at once where all is saved, else after a question. A yes gives the
 * work up, so that nobody asks a second time; while the question stands, everybody who asks waits for the one answer.
 */
export const mayLeave = async (): Promise<boolean> => {
  if ($unsaved.get().length === 0) return true
  asking ??= ask().finally(() => {
    asking = undefined
  })
  const yes = await asking
  if (yes) $unsaved.set([])
  return yes
}
